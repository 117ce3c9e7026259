// What Swift's library takes from libstdc++ of GCC 11, and that of Debian 11 (GCC 10), which is linked, does not have.
#include <new>

namespace std {
void __throw_bad_array_new_length() { throw bad_array_new_length(); }
}  // namespace std
