import { randomUUID } from 'node:crypto'
import { session } from '@marquee/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { workOf } from '../../testing/workOf.ts'

/** Of argon2id: a fifth of the usual work, and still most of what an answer takes. */
const passwordCost = { memory: 4_096, passes: 2, parallelism: 1 }

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ passwordCost })
}, 60_000)
afterAll(() => platform.stop())

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

it('signing in is as much work for an unknown address as for a known one', async () => {
  const { credentials } = await platform.signUp()
  const workOn = (email: string) => {
    const guest = platform.guest()
    const body = { email, password: 'not this one' }
    return workOf(async () => expect((await guest.call(session.signIn, { body })).status).toBe(401))
  }
  const emails = { known: () => credentials.email, unknown: () => `${randomUUID()}@example.test` }
  // The first is more work: what unknown ones are compared with is hashed once.
  await workOn(emails.unknown())
  const work = { known: [] as number[], unknown: [] as number[] }
  for (let pair = 0; pair < 40; pair++) {
    // Each comes first in every other pair, so that what else the machine does meets both.
    const turns = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of turns) work[which].push(await workOn(emails[which]()))
    await platform.kernel.db.deleteFrom('sign_in_guard').execute()
  }
  const ratio = median(work.unknown) / median(work.known)
  expect(ratio).toBeGreaterThan(1 / 1.25)
  expect(ratio).toBeLessThan(1.25)
})
