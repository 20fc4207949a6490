// The functions of a C library that compiled code needs. A page has no C library.

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long u64;

// MARK: Memory
//
// Each size class has a list of freed blocks, which later allocations of that class reuse.
// Classes are 16 bytes apart up to 1 KiB, then four to each power of two. A header before each block has its class.

#define HEADER 16
#define SMALL_CLASSES 64
#define CLASSES (SMALL_CLASSES + 4 * 32)

struct block { struct block *next; };

extern unsigned char __heap_base;
static struct block *free_blocks[CLASSES];
static size_t top;

static size_t class_of(size_t size) {
    if (size <= 1024) return size == 0 ? 0 : (size - 1) / 16;
    size_t power = 31 - (size_t)__builtin_clz((unsigned)(size - 1));
    return SMALL_CLASSES + (power - 10) * 4 + ((size - 1) >> (power - 2)) - 4;
}

static size_t size_of(size_t class) {
    if (class < SMALL_CLASSES) return (class + 1) * 16;
    size_t power = (class - SMALL_CLASSES) / 4 + 10;
    return (((class - SMALL_CLASSES) % 4) + 5) << (power - 2);
}

static void *allocate(size_t size) {
    if (size > 0x40000000) return 0;
    size_t class = class_of(size);
    struct block *block = free_blocks[class];
    if (block) {
        free_blocks[class] = block->next;
        return block;
    }
    if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    size_t start = top;
    size_t end = start + HEADER + size_of(class);
    size_t available = __builtin_wasm_memory_size(0) * 65536ul;
    if (end > available) {
        size_t pages = (end - available + 65535) / 65536;
        // More than necessary, because growing is expensive.
        if (__builtin_wasm_memory_grow(0, pages + 64) == (size_t)-1 && __builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    }
    top = end;
    *(size_t *)start = class;
    return (void *)(start + HEADER);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    if (alignment <= HEADER) {
        *out = allocate(size);
        return *out ? 0 : 12;
    }
    // The header before the aligned address has the address of the block.
    unsigned char *block = allocate(size + alignment);
    if (!block) return 12;
    size_t aligned = ((size_t)block + alignment) & ~(alignment - 1);
    ((size_t *)aligned)[-4] = CLASSES;
    ((size_t *)aligned)[-3] = (size_t)block;
    *out = (void *)aligned;
    return 0;
}

void free(void *pointer) {
    if (!pointer) return;
    size_t class = *(size_t *)((unsigned char *)pointer - HEADER);
    if (class == CLASSES) {
        free((void *)((size_t *)pointer)[-3]);
        return;
    }
    struct block *block = pointer;
    block->next = free_blocks[class];
    free_blocks[class] = block;
}

void *memset(void *destination, int byte, size_t count) { return __builtin_memset(destination, byte, count); }
void *memcpy(void *destination, const void *source, size_t count) { return __builtin_memcpy(destination, source, count); }
void *memmove(void *destination, const void *source, size_t count) { return __builtin_memmove(destination, source, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (; count; count--, a++, b++) if (*a != *b) return *a - *b;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

// MARK: Numbers

// The page parses numbers. JavaScript rounds by IEEE 754, as a C library does.
__attribute__((import_module("page"), import_name("number"))) int page_number(const char *text, size_t count, double *number);

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    size_t count = strlen(text);
    return page_number(text, count, number) ? text + count : 0;
}

double round(double number) {
    double whole = __builtin_trunc(number);
    return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

void __multi3(u64 *result, u64 al, u64 ah, u64 bl, u64 bh) {
    u64 a0 = (unsigned)al, a1 = al >> 32, b0 = (unsigned)bl, b1 = bl >> 32;
    u64 low = a0 * b0, middle = a1 * b0 + (low >> 32), cross = a0 * b1 + (unsigned)middle;
    result[0] = (cross << 32) | (unsigned)low;
    result[1] = a1 * b1 + (middle >> 32) + (cross >> 32) + ah * bl + al * bh;
}

// Shifts of 128-bit numbers, into which the compiler combines adjacent values.
void __ashlti3(u64 *result, u64 low, u64 high, int count) {
    if (count >= 64) {
        result[0] = 0;
        result[1] = low << (count - 64);
    } else {
        result[1] = count ? (high << count) | (low >> (64 - count)) : high;
        result[0] = low << count;
    }
}

void __lshrti3(u64 *result, u64 low, u64 high, int count) {
    if (count >= 64) {
        result[0] = high >> (count - 64);
        result[1] = 0;
    } else {
        result[0] = count ? (low >> count) | (high << (64 - count)) : low;
        result[1] = high >> count;
    }
}

// MARK: The rest

// Seeds of hashes. No attacker chooses the keys of a page, so they are constant, and runs are reproducible.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x5a, count); }

// Discards the texts of fatal errors. The page only sees the trap.
int putchar(int character) { return character; }

void *__stack_chk_guard = (void *)0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }
