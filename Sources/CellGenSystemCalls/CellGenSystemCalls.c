#define _GNU_SOURCE

#include "CellGenSystemCalls.h"

#if defined(__APPLE__)

#include <stdio.h>

// - Source: rename(2) of macOS; `RENAME_SWAP` and `RENAME_EXCL` are in its `sys/stdio.h`.

int cellgen_swap(const char *path, const char *other) {
  return renamex_np(path, other, RENAME_SWAP);
}

int cellgen_move_to_free_name(const char *path, const char *target) {
  return renamex_np(path, target, RENAME_EXCL);
}

#elif defined(__linux__)

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// - Source: rename(2) of Linux. The flags are in `linux/fs.h`, which not every SDK has.

enum { noReplace = 1 << 0, exchange = 1 << 1 };

static int rename_with(unsigned flags, const char *path, const char *target) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, target, flags);
}

int cellgen_swap(const char *path, const char *other) {
  return rename_with(exchange, path, other);
}

int cellgen_move_to_free_name(const char *path, const char *target) {
  return rename_with(noReplace, path, target);
}

#else

#include <errno.h>

static int lack(void) {
  errno = ENOSYS;
  return -1;
}

int cellgen_swap(const char *path, const char *other) {
  (void)path, (void)other;
  return lack();
}

int cellgen_move_to_free_name(const char *path, const char *target) {
  (void)path, (void)target;
  return lack();
}

#endif
