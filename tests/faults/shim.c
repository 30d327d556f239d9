/* Stands between a process and the file system: counts its calls, fails one, or writes them down.

   Loaded by LD_PRELOAD. Only calls on what lies in one folder, `shim_watch`, are counted. With
   `shim_arm` one of them, or all from one on, ends in an error, moves half of its bytes, or kills
   the process. With `shim_record` each call that succeeded is written to a file with its data, so
   that the folder can be rebuilt as a power cut would have left it. A clock can be set meanwhile. */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define MOST_FILES 1024

enum how { NOTHING, FAIL, HALF, KILL };

static char folder[PATH_MAX];
static size_t folder_size;
static char *paths[MOST_FILES];
static DIR *streams[MOST_FILES];

static long calls, fault_at;
static int fault_how, fault_error, fault_stays, fault_writes_only;
static long clock_at = -1, clock_jump;
static int record = -1;

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) \
        real = (__typeof__(real))dlsym(RTLD_NEXT, #name)

void shim_watch(const char *path) {
    snprintf(folder, sizeof folder, "%s", path);
    folder_size = strlen(folder);
    calls = 0;
}

void shim_arm(int at, int how, int error, int stays, int writes_only) {
    fault_at = at;
    fault_how = how;
    fault_error = error;
    fault_stays = stays;
    fault_writes_only = writes_only;
}

void shim_set_clock(int at, int seconds) {
    clock_at = at;
    clock_jump = seconds;
}

void shim_record(int file) { record = file; }
int shim_calls(void) { return calls; }

static int is_inside(const char *path) {
    return folder_size && path && !strncmp(path, folder, folder_size) &&
           (path[folder_size] == '/' || !path[folder_size]);
}

static const char *path_of(int file) {
    return file >= 0 && file < MOST_FILES ? paths[file] : NULL;
}

static const char *path_at(int base, const char *path, char *joined) {
    if (!path || path[0] == '/' || base == AT_FDCWD || !path_of(base))
        return path;
    snprintf(joined, PATH_MAX, "%s/%s", path_of(base), path);
    return joined;
}

static void name_file(int file, const char *path) {
    if (file < 0 || file >= MOST_FILES)
        return;
    free(paths[file]);
    paths[file] = is_inside(path) ? strdup(path) : NULL;
}

static int failed(void) {
    errno = fault_error;
    return -1;
}

static void put(const void *bytes, size_t size) {
    REAL(write);
    const char *rest = bytes;
    while (size) {
        ssize_t done = real(record, rest, size);
        if (done <= 0)
            _exit(99);
        rest += done;
        size -= done;
    }
}

/* Writes a call down: what it was, the file by its number, place and length, two paths, the data.
   The call has been made, so errno is kept. */
static void note(const char *call, long inode, long at, const void *data, size_t size,
                 const char *path, const char *other) {
    if (record < 0)
        return;
    char head[3 * PATH_MAX];
    int length = snprintf(head, sizeof head, "%s\t%ld\t%ld\t%zu\t%s\t%s\n", call, inode, at,
                          data ? size : 0, path ? path : "", other ? other : "");
    int before = errno;
    put(head, length);
    if (data)
        put(data, size);
    errno = before;
}

/* Counts a call on a path, writes down that it is made, and tells what is to come of it. */
static enum how fate(const char *call, const char *path, int is_write) {
    if (!is_inside(path))
        return NOTHING;
    calls++;
    note("call", 0, calls, NULL, 0, call, path);
    int is_due = calls == fault_at || (fault_stays && calls > fault_at);
    if (!fault_at || !is_due || (fault_writes_only && !is_write))
        return NOTHING;
    if (fault_how == KILL)
        kill(getpid(), SIGKILL);
    return fault_how;
}

static long inode_of(int file) {
    REAL(fstat64);
    struct stat64 found;
    return record < 0 || real(file, &found) ? 0 : (long)found.st_ino;
}

static void note_file(const char *call, int file, long at, const void *data, size_t size) {
    note(call, inode_of(file), at, data, size, path_of(file), NULL);
}

void shim_mark(int number) {
    if (record >= 0)
        note("mark", 0, number, NULL, 0, NULL, NULL);
}

static int opened(int file, const char *path, int existed, int flags) {
    if (file < 0)
        return file;
    name_file(file, path);
    if (!path_of(file))
        return file;
    if (!existed)
        note_file("create", file, 0, NULL, 0);
    else if (flags & O_TRUNC)
        note_file("ftruncate", file, 0, NULL, 0);
    return file;
}

static int exists(const char *path) {
    REAL(access);
    int before = errno;
    int found = !real(path, F_OK);
    errno = before;
    return found;
}

#define MODE \
    mode_t mode = 0; \
    if (flags & O_CREAT) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }

#define OPENS(flags) ((flags) & (O_CREAT | O_TRUNC | O_WRONLY | O_RDWR))

int open64(const char *path, int flags, ...) {
    REAL(open64);
    MODE;
    if (fate(__func__, path, OPENS(flags)) == FAIL)
        return failed();
    int existed = !is_inside(path) || exists(path);
    return opened(real(path, flags, mode), path, existed, flags);
}

int open(const char *path, int flags, ...) {
    REAL(open);
    MODE;
    if (fate(__func__, path, OPENS(flags)) == FAIL)
        return failed();
    int existed = !is_inside(path) || exists(path);
    return opened(real(path, flags, mode), path, existed, flags);
}

int openat64(int base, const char *name, int flags, ...) {
    REAL(openat64);
    MODE;
    char joined[PATH_MAX];
    const char *path = path_at(base, name, joined);
    if (fate(__func__, path, OPENS(flags)) == FAIL)
        return failed();
    int existed = !is_inside(path) || exists(path);
    return opened(real(base, name, flags, mode), path, existed, flags);
}

int close(int file) {
    REAL(close);
    const char *path = path_of(file);
    if (!path)
        return real(file);
    /* A file is closed whatever close says of it. */
    enum how end = fate(__func__, path, 1);
    int done = real(file);
    name_file(file, NULL);
    return end == FAIL ? failed() : done;
}

#define HALVED(size) ((size) > 1 && end == HALF ? (size) / 2 : (size))
#define FATE_OF_FILE(is_write) \
    enum how end = fate(__func__, path_of(file), is_write); \
    if (end == FAIL) \
        return failed()

ssize_t read(int file, void *data, size_t size) {
    REAL(read);
    FATE_OF_FILE(0);
    ssize_t done = real(file, data, HALVED(size));
    return done;
}

ssize_t pread64(int file, void *data, size_t size, off64_t at) {
    REAL(pread64);
    FATE_OF_FILE(0);
    ssize_t done = real(file, data, HALVED(size), at);
    return done;
}

static long place_in(int file) {
    REAL(lseek64);
    return real(file, 0, SEEK_CUR);
}

ssize_t write(int file, const void *data, size_t size) {
    REAL(write);
    FATE_OF_FILE(1);
    ssize_t done = real(file, data, HALVED(size));
    if (done > 0 && record >= 0 && path_of(file))
        note_file("write", file, place_in(file) - done, data, done);
    return done;
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    REAL(pwrite64);
    FATE_OF_FILE(1);
    ssize_t done = real(file, data, HALVED(size), at);
    if (done > 0 && path_of(file))
        note_file("write", file, at, data, done);
    return done;
}

static int flushed(int done, int file) {
    if (!done && path_of(file)) {
            note_file("sync", file, 0, NULL, 0);
    }
    return done;
}

int fsync(int file) {
    REAL(fsync);
    FATE_OF_FILE(1);
    return flushed(real(file), file);
}

int fdatasync(int file) {
    REAL(fdatasync);
    FATE_OF_FILE(1);
    return flushed(real(file), file);
}

int ftruncate64(int file, off64_t size) {
    REAL(ftruncate64);
    FATE_OF_FILE(1);
    int done = real(file, size);
    if (!done && path_of(file))
        note_file("ftruncate", file, size, NULL, 0);
    return done;
}

off64_t lseek64(int file, off64_t at, int whence) {
    REAL(lseek64);
    FATE_OF_FILE(0);
    return real(file, at, whence);
}

int fstat64(int file, struct stat64 *found) {
    REAL(fstat64);
    FATE_OF_FILE(0);
    int done = real(file, found);
    return done;
}

int fchmod(int file, mode_t mode) {
    REAL(fchmod);
    FATE_OF_FILE(1);
    return real(file, mode);
}

int fchown(int file, uid_t owner, gid_t group) {
    REAL(fchown);
    FATE_OF_FILE(1);
    return real(file, owner, group);
}

int flock(int file, int operation) {
    REAL(flock);
    FATE_OF_FILE(0);
    int done = real(file, operation);
    return done;
}

int fcntl64(int file, int command, ...) {
    REAL(fcntl64);
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    FATE_OF_FILE(0);
    int done = real(file, command, argument);
    if (done >= 0 && (command == F_DUPFD || command == F_DUPFD_CLOEXEC))
        name_file(done, path_of(file));
    return done;
}

#define ON_PATH(name, is_write, declared, given) \
    int name declared { \
        REAL(name); \
        if (fate(__func__, path, is_write) == FAIL) \
            return failed(); \
        int done = real given; \
        if (is_write && !done && is_inside(path)) \
            note(#name, 0, 0, NULL, 0, path, NULL); \
        return done; \
    }

ON_PATH(stat64, 0, (const char *path, struct stat64 *found), (path, found))
ON_PATH(lstat64, 0, (const char *path, struct stat64 *found), (path, found))
ON_PATH(access, 0, (const char *path, int mode), (path, mode))
ON_PATH(unlink, 1, (const char *path), (path))
ON_PATH(rmdir, 1, (const char *path), (path))
ON_PATH(mkdir, 1, (const char *path, mode_t mode), (path, mode))
ON_PATH(chmod, 1, (const char *path, mode_t mode), (path, mode))

int fstatat64(int base, const char *name, struct stat64 *found, int flags) {
    REAL(fstatat64);
    char joined[PATH_MAX];
    const char *path = path_at(base, name, joined);
    if (fate(__func__, path, 0) == FAIL)
        return failed();
    return real(base, name, found, flags);
}

ssize_t readlink(const char *path, char *target, size_t size) {
    REAL(readlink);
    if (fate(__func__, path, 0) == FAIL)
        return failed();
    return real(path, target, size);
}

int rename(const char *path, const char *other) {
    REAL(rename);
    if (fate(__func__, path, 1) == FAIL)
        return failed();
    int done = real(path, other);
    if (!done && is_inside(path))
        note("rename", 0, 0, NULL, 0, path, other);
    return done;
}

int link(const char *path, const char *other) {
    REAL(link);
    if (fate(__func__, path, 1) == FAIL)
        return failed();
    int done = real(path, other);
    if (!done && is_inside(path))
        note("link", 0, 0, NULL, 0, path, other);
    return done;
}

DIR *opendir(const char *path) {
    REAL(opendir);
    if (fate(__func__, path, 0) == FAIL) {
        errno = fault_error;
        return NULL;
    }
    DIR *found = real(path);
    if (found && is_inside(path)) {
        for (int place = 0; place < MOST_FILES; place++)
            if (!streams[place]) {
                streams[place] = found;
                break;
            }
    }
    return found;
}

static int place_of(DIR *stream) {
    for (int place = 0; place < MOST_FILES; place++)
        if (streams[place] == stream)
            return place;
    return -1;
}

struct dirent64 *readdir64(DIR *stream) {
    REAL(readdir64);
    if (place_of(stream) >= 0 && fate(__func__, folder, 0) == FAIL) {
        errno = fault_error;
        return NULL;
    }
    return real(stream);
}

int closedir(DIR *stream) {
    REAL(closedir);
    int place = place_of(stream);
    if (place >= 0)
        streams[place] = NULL;
    return real(stream);
}

/* Waiting for a lock takes a moment, however often it is tried again. */
#define HASTE 200

int usleep(useconds_t time) {
    REAL(usleep);
    return real(folder_size ? time / HASTE : time);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    REAL(clock_nanosleep);
    struct timespec until = *time;
    if (folder_size && flags == TIMER_ABSTIME) {
        struct timespec now;
        clock_gettime(clock, &now);
        long long wait = (until.tv_sec - now.tv_sec) * 1000000000LL + until.tv_nsec - now.tv_nsec;
        long long end = now.tv_sec * 1000000000LL + now.tv_nsec + (wait > 0 ? wait / HASTE : 0);
        until.tv_sec = end / 1000000000LL;
        until.tv_nsec = end % 1000000000LL;
    }
    return real(clock, flags, &until, left);
}

static int is_set(void) { return clock_at >= 0 && calls >= clock_at; }

int clock_gettime(clockid_t clock, struct timespec *now) {
    REAL(clock_gettime);
    int done = real(clock, now);
    if (clock == CLOCK_REALTIME && is_set())
        now->tv_sec += clock_jump;
    return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    REAL(gettimeofday);
    int done = real(now, zone);
    if (is_set())
        now->tv_sec += clock_jump;
    return done;
}

time_t time(time_t *stored) {
    REAL(time);
    time_t now = real(NULL) + (is_set() ? clock_jump : 0);
    if (stored)
        *stored = now;
    return now;
}
