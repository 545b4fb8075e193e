import type { Clock } from './clock.ts'
import type { Kernel } from './command.ts'
import { type DatabaseTarget, openDatabase } from './database.ts'
import { migrate, type MigrationStep } from './migrate.ts'
import { kernelMigrations } from './migrations.ts'
import type { Randomness } from './random.ts'

export interface KernelOptions {
  target: DatabaseTarget
  clock: Clock
  random: Randomness
  identityKey: string
  /** Migrations of the modules; the kernel's own come first. */
  migrations: MigrationStep[]
}

/** Opens the database, brings its schema up to date and gives the kernel. */
export async function openKernel({
  target,
  clock,
  random,
  identityKey,
  migrations,
}: KernelOptions): Promise<Kernel> {
  const db = openDatabase(target)
  await migrate(db, [...kernelMigrations, ...migrations])
  return { db, clock, random, identityKey, wakeOutbox: () => {} }
}
