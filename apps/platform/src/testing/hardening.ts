import { setTimeout as wait } from 'node:timers/promises'
import type { StaffRole } from '@marquee/contract'
import type { Call } from '@marquee/contract/domain'
import { staffRole } from '@marquee/contract/schemas'
import { sql } from 'kysely'
import { roles } from '@marquee/platform-back-office/roles'
import type { Db } from '@marquee/platform-kernel/database'
import { modules } from '../modules.ts'
import type { TestClient } from './makeClient.ts'
import { type TestPlatform, testRendererKey } from './makePlatform.ts'
import { makePartner } from './makePartner.ts'
import { makeStaff } from './makeStaff.ts'
import { contract } from '../contract.ts'

/** Every call that a platform answers, for tests that run over the list. */
export function callsOf({ surroundings }: TestPlatform): Call[] {
  const ids = new Set(
    modules.flatMap((module) => Object.keys(module.handlers?.(surroundings) ?? {})),
  )
  return Object.values(contract.calls).filter(({ id }) => ids.has(id))
}

/** A path of a call with values for its parameters. */
export const fillPath = (call: Call, value: (name: string) => string): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => value(name))

/** A role that may make a call of staff. */
export function roleFor({ id, access }: Pick<Call, 'id' | 'access'>): StaffRole {
  if (access === 'door' || access === 'signed-in') return 'compliance'
  const found = staffRole.options.find((role) => access && roles[role].includes(access))
  if (found) return found
  throw new Error(
    `No role may make the call ${id}: give its permission to one in staff.ts of the contract.`,
  )
}

/** A client that a call's audience lets in, new so that limits of other tests do not count. */
export async function clientFor(platform: TestPlatform, call: Call): Promise<TestClient> {
  if (call.audience === 'staff') {
    const staff = await makeStaff(platform, { role: roleFor(call) })
    return call.access === 'door' ? staff.browser() : staff.signIn()
  }
  if (call.audience === 'affiliate') return makePartner(platform)
  return call.audience === 'player' ? platform.signUp() : platform.guest()
}

/** What the brand's own server sends beside the rest. */
export const rendererHeaders = (call: Call): Record<string, string> =>
  call.audience === 'renderer' ? { 'x-renderer-key': testRendererKey } : {}

/** Pushes of earlier acts leave a moment later, which is no change of what is asked about. */
export async function untilPushesLeft({ kernel: { db } }: TestPlatform): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const waiting = await db
      .selectFrom('outbox')
      .select('id')
      .where('published_at', 'is', null)
      .execute()
    if (!waiting.length) return
    await wait(20)
  }
  throw new Error('Pushes still wait after two seconds: the outbox does not publish.')
}

/** Every table that holds rows; the months of one are read with it. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** A fingerprint of everything the database holds: equal before and after, nothing was changed. */
export async function fingerprint(platform: TestPlatform): Promise<Record<string, string>> {
  const { db } = platform.kernel
  await untilPushesLeft(platform)
  const prints = (await tablesOf(db)).map(
    (name) => sql`select ${sql.lit(name)} as name,
      coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
      from ${sql.table(name)} t`,
  )
  // One statement: a hundred of one table each cost more than what they read.
  const { rows } = await sql<{ name: string; print: string }>`
    ${sql.join(prints, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
