import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MovableClock } from './clock.ts'
import type { Kernel } from './command.ts'
import { findSession, longestSession, openSession, sessionLifetime } from './sessions.ts'
import { makePlayerRow } from './testing/makePlayerRow.ts'
import { makeTestKernel } from './testing/makeTestKernel.ts'

let kernel: Kernel & { clock: MovableClock }
beforeAll(async () => {
  kernel = await makeTestKernel()
})
afterAll(() => kernel.db.destroy())

const open = async () => {
  const playerId = await makePlayerRow(kernel)
  return kernel.db.transaction().execute((tx) => openSession(tx, kernel, playerId))
}

it('session that nobody uses > ends after 30 days; one that is used goes on, and ends after 180', async () => {
  const [unused, used] = [await open(), await open()]
  const step = sessionLifetime - 60_000
  let age = 0
  for (; age + step < longestSession; age += step) {
    kernel.clock.advance(step)
    expect(await findSession(kernel, used.token)).not.toBeNull()
  }
  expect(await findSession(kernel, unused.token)).toBeNull()
  kernel.clock.advance(longestSession - age - 60_000)
  expect(await findSession(kernel, used.token)).not.toBeNull()
  kernel.clock.advance(120_000)
  expect(await findSession(kernel, used.token)).toBeNull()
})
