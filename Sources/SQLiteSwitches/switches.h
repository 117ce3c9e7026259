#include <sqlite3.h>

/// Switches the triggers of a connection on or off. sqlite3_db_config() is variadic, so that Swift can't call it.
///
/// Returns a result code of SQLite. Prepared statements are compiled again when they run the next time.
static inline int setTriggersEnabled(sqlite3 *connection, int isEnabled) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, isEnabled, (int *)0);
}
