#ifndef CELLGEN_SYSTEM_CALLS_H
#define CELLGEN_SYSTEM_CALLS_H

#include "CellGenBuild.h"

// System calls that Swift cannot make: Glibc's module lacks `renameat2`, which musl does not have, and
// `syscall` is variadic. Each returns 0, or -1 with `errno`: EINVAL, ENOSYS or ENOTSUP where the system or
// the file system knows no such call.

/// Exchanges two files in one step; both must exist.
int cellgen_swap(const char *path, const char *other);

/// Renames a file, and fails with EEXIST if there is one of the new name.
int cellgen_move_to_free_name(const char *path, const char *target);

#endif
