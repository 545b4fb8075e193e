import { MovableClock } from '../clock.ts'
import type { Kernel } from '../command.ts'
import { openKernel } from '../kernel.ts'
import type { MigrationStep } from '../migrate.ts'
import { withoutWindfalls } from '../random.ts'
import { testDatabase } from './testDatabase.ts'

/**
 * A kernel on an empty database of its own: on the PostgreSQL server of the run, or in memory, so that
 * the same tests run on both.
 */
export async function makeTestKernel(
  migrations: MigrationStep[] = [],
  brands?: Kernel['brands'],
): Promise<Kernel & { clock: MovableClock }> {
  const clock = new MovableClock()
  const kernel = await openKernel({
    target: await testDatabase(migrations),
    clock,
    random: withoutWindfalls,
    identityKey: 'identity-key-of-the-tests-0123456789',
    originOf: (brand) => `http://${brand}.localhost:3000`,
    migrations,
    ...(brands && { brands }),
  })
  return { ...kernel, clock }
}
