/** Reports Node's tests: the failed ones with their errors, and the total number. */

export default async function* report(events) {
  const failed = [];
  let count = 0;
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    // A group fails with its contents.
    if (type === "test:fail" && data.details.error.failureType !== "subtestsFailed") failed.push(data);
    if (data.details.type !== "suite" && !data.name.endsWith(".mjs")) count += 1;
  }
  for (const { name, file, details: { error } } of failed) {
    const stack = (error.cause?.stack ?? String(error)).split("\n").filter((line) => !line.includes("node:internal") && !line.includes("node:async_hooks"));
    yield `FAILED ${file ? `${file}: ` : ""}${name}\n${stack.join("\n")}\n\n`;
  }
  yield `${count} tests of modules, ${failed.length} failed, ${(performance.now() / 1000).toFixed(1)} s\n`;
}
