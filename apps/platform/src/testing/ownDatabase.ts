import { testDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { testServer } from '@marquee/platform-kernel/testing/testEnvironment'
import { modules } from '../modules.ts'

/**
 * What tells a process of the platform that it has a database of its own, up to date, on the PostgreSQL
 * server of the run. Nothing where there is no server: it makes an embedded one then, which takes ten
 * seconds of a processor.
 */
export async function ownDatabase(): Promise<Record<string, string>> {
  if (!testServer()) return {}
  const target = await testDatabase(modules.flatMap(({ migrations = [] }) => migrations))
  if (target.kind !== 'postgres') throw new Error('A database of the run is on its server.')
  return {
    DATABASE_URL: target.url,
    // Where several processes may share a database, its keys are told.
    SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
    IDENTITY_KEY: 'identity-key-of-the-tests-0123456789',
  }
}
