// The least that a generator does: it reads the manifests, and writes as many bytes into as many files. It
// is in C and starts like a C program, so that nothing of it is the cost of a language's runtime.
//
//     generate-floor INPUT OUTPUT LISTING
//
// A line of the listing is a size and a name. A file that has its size already is read and not written, as in
// a run that changes nothing. Without arguments it does nothing.

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *path) {
  fprintf(stderr, "generate-floor: cannot use %s\n", path);
  exit(1);
}

// Reads a file to its end; its size, or -1 where there is none. The bytes are the caller's.
static long contents(const char *path, char **bytes) {
  int file = open(path, O_RDONLY);
  if (file < 0) return -1;
  struct stat status;
  if (fstat(file, &status) != 0) fail(path);
  *bytes = malloc((size_t)status.st_size + 1);
  if (*bytes == NULL) fail(path);
  long count = 0;
  while (count < status.st_size) {
    ssize_t read_now = read(file, *bytes + count, (size_t)(status.st_size - count));
    if (read_now <= 0) fail(path);
    count += read_now;
  }
  (*bytes)[count] = 0;
  close(file);
  return count;
}

static void write_file(const char *path, const char *filler, long size) {
  int file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0644);
  if (file < 0) fail(path);
  for (long count = 0; count < size;) {
    ssize_t written = write(file, filler, (size_t)(size - count));
    if (written <= 0) fail(path);
    count += written;
  }
  close(file);
}

static void read_manifests(const char *folder) {
  DIR *listing = opendir(folder);
  if (listing == NULL) fail(folder);
  long total = 0;
  for (struct dirent *entry; (entry = readdir(listing)) != NULL;) {
    if (entry->d_name[0] == '.') continue;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    char *bytes = NULL;
    total += contents(path, &bytes);
    free(bytes);
  }
  closedir(listing);
  if (total <= 0) fail(folder);
}

int main(int count, char **arguments) {
  if (count == 1) return 0;
  if (count != 4) fail("other than three arguments");
  read_manifests(arguments[1]);

  char *listing = NULL;
  if (contents(arguments[3], &listing) < 0) fail(arguments[3]);
  static const char filler[1 << 22];
  for (char *line = strtok(listing, "\n"); line != NULL; line = strtok(NULL, "\n")) {
    char *name = NULL;
    long size = strtol(line, &name, 10);
    if (size > (long)sizeof filler) fail(line);
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", arguments[2], name + 1);
    char *bytes = NULL;
    if (contents(path, &bytes) != size) write_file(path, filler, size);
    free(bytes);
  }
  free(listing);
  return 0;
}
