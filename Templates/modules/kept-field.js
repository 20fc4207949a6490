/** Keeps the element of the focused text field when its node, or a node around it, is replaced. Browsers bind the caret,
 * undo and an unfinished word of an input method to the element. */

/**
 * Gives a node the attributes and the content of another node, except for the field, if both have the same field at the same
 * depth.
 * @param {HTMLElement} node The node with the focused field.
 * @param {HTMLElement} fresh The node with the new content.
 * @returns {boolean} Whether the node now equals `fresh`. If not, both are unchanged.
 */
export function keptField(node, fresh) {
  const field = /** @type {HTMLInputElement} */ (document.activeElement);
  if (!field.matches(".field-input") || !node.contains(field)) return false;
  const twin = fresh.querySelector(`.field-input[data-change="${CSS.escape(field.dataset.change)}"]`);
  if (!twin) return false;
  const [olds, news] = [chain(node, field), chain(fresh, twin)];
  if (olds.length !== news.length || olds.some(({ localName }, depth) => localName !== news[depth].localName)) return false;
  olds.forEach((old, depth) => {
    for (const name of old.getAttributeNames()) if (!news[depth].hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of news[depth].attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old !== field) exchange(old, olds[depth + 1], news[depth], news[depth + 1]);
  });
  if (field.localName === "textarea") field.defaultValue = /** @type {HTMLTextAreaElement} */ (twin).defaultValue;
  return true;
}

/** The elements from `outer` down to `inner`, which is inside it. */
function chain(outer, inner) {
  const found = [inner];
  while (found[0] !== outer) found.unshift(found[0].parentElement);
  return found;
}

/** Replaces all children except `kept`. */
function exchange(parent, kept, fresh, twin) {
  for (const child of [...parent.childNodes]) if (child !== kept) child.remove();
  const children = [...fresh.childNodes];
  kept.before(...children.slice(0, children.indexOf(twin)));
  kept.after(...children.slice(children.indexOf(twin) + 1));
}
