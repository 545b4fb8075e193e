import { MovableClock } from '../kernel/clock.ts'
import type { Kernel } from '../kernel/command.ts'
import { openKernel } from '../kernel/kernel.ts'
import type { MigrationStep } from '../kernel/migrate.ts'
import { systemRandomness } from '../kernel/random.ts'

/**
 * A kernel on an empty database of its own: in memory, or, with `TEST_DATABASE_URL`, in a schema of
 * that PostgreSQL server, so that the same tests run on both.
 */
export async function makeTestKernel(
  migrations: MigrationStep[] = [],
): Promise<Kernel & { clock: MovableClock }> {
  const clock = new MovableClock()
  const server = process.env.TEST_DATABASE_URL
  const kernel = await openKernel({
    target: server ? { kind: 'postgres', url: await freshDatabase(server) } : { kind: 'memory' },
    clock,
    random: systemRandomness,
    identityKey: 'identity-key-of-the-tests-0123456789',
    migrations,
  })
  return { ...kernel, clock }
}

/** A new, empty database of a PostgreSQL server; gives its address. */
export async function freshDatabase(server: string): Promise<string> {
  const { default: pg } = await import('pg')
  const name = `test_${systemRandomness
    .token(9)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
