/** The one place where tests reach into the server: what they open is the real database layer, not an imitation. */
export { type Database, type DatabaseLog, openDatabase } from '../../../apps/server/src/platform/database'
export { type Migration, migrate, readMigrations } from '../../../apps/server/src/platform/migrate'
