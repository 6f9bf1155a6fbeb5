export {
  databaseUrl,
  expectSoundBooks,
  onServer,
  openTestDatabase,
  quietLog,
  type TestDatabase,
  testEngine,
} from './test-database'
