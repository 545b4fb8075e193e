import { startDatabaseServer } from './databaseServer.ts'
import { readTests } from './testEnvironment.ts'

/**
 * Set-up of a whole run: platforms of its tests have databases on a PostgreSQL server of the run's
 * own, unless another server or the embedded database is asked for.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE, TEST_DATABASE_URL } = readTests()
  if (TEST_DATABASE === 'embedded' || TEST_DATABASE_URL) return undefined
  const server = await startDatabaseServer()
  if (!server) {
    console.warn(
      `There is no PostgreSQL package for ${process.platform}-${process.arch}: tests of the platform run on the embedded database, and those that need a server are skipped. Set TEST_DATABASE_URL to run them all.`,
    )
    return undefined
  }
  // Those who run the tests are started with the variables of this process.
  process.env.TEST_DATABASE_URL = server.url
  return async () => {
    Reflect.deleteProperty(process.env, 'TEST_DATABASE_URL')
    await server.stop()
  }
}
