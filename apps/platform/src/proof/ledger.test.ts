import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allBrands } from '../brands/index.ts'
import { MovableClock } from '@marquee/platform-kernel/clock'
import type { Kernel } from '@marquee/platform-kernel/command'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { settingsOf } from '@marquee/platform-kernel/module'
import { modules } from '../modules.ts'
import { makeShot, makeSpin } from '../testing/makePlay.ts'
import { makeTestKernel } from '@marquee/platform-kernel/testing/makeTestKernel'
import type { World } from './actors.ts'
import {
  claimStep,
  finishStep,
  misuseStep,
  playRaceStep,
  playStep,
  repeatStep,
  signUpStep,
  switchStep,
  waitStep,
} from './acts.ts'

// Stands still but for the steps' own waits, so that what is too fast is known to the millisecond.
const clock = new MovableClock({ now: () => Date.UTC(2026, 10, 20, 12) })
let kernel: Kernel
beforeAll(async () => {
  kernel = {
    ...(await makeTestKernel(
      modules.flatMap((module) => module.migrations ?? []),
      allBrands,
    )),
    clock,
  }
})
afterAll(() => kernel.db.destroy())

const slot = fc.nat(2)
const copies = fc.oneof(
  { weight: 8, arbitrary: fc.constant(1) },
  { weight: 2, arbitrary: fc.constantFrom(2, 8, 64) },
)
const request = fc.oneof(
  fc.constantFrom(20, 40, 400, 2_000).map((stake) => makeSpin({ stake })),
  fc.constantFrom(10, 20, 100, 1_000).map((stake) => makeShot({ stake })),
)
const wait = fc.constantFrom(1, 300, 2_500, 16 * 60_000, 24 * 3_600_000, 48 * 3_600_000)

const steps = fc.commands(
  [
    copies.map((count) => signUpStep(Math.min(count, 2))),
    fc.tuple(slot, request, copies).map((given) => playStep(...given)),
    fc.tuple(slot, request).map((given) => playRaceStep(...given)),
    fc.tuple(slot, copies).map((given) => finishStep(...given)),
    fc.tuple(slot, copies).map((given) => finishStep(...given)),
    fc.tuple(slot, copies).map((given) => claimStep(...given)),
    fc
      .tuple(slot, fc.constantFrom('SweepStakes', 'TournamentPoints'))
      .map((given) => switchStep(...given)),
    fc.tuple(slot, fc.nat(50)).map((given) => repeatStep(...given)),
    fc.tuple(slot, fc.nat(50), request).map((given) => misuseStep(...given)),
    wait.map((ms) => waitStep(clock, ms)),
  ],
  { maxCommands: 80, size: 'max' },
)

it(
  'keeps every balance right, sums to zero and answers repetitions alike, whatever players do',
  { timeout: 120_000 },
  async () => {
    const settings = settingsOf({ brands: allBrands }, 'wireframe')
    let done = 0
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const world: World = { kernel, settings, actors: [] }
        await fc.asyncModelRun(() => ({ model: world, real: world }), sequence)
        done += world.actors.reduce((sum, actor) => sum + actor.done.length, 0)
      }),
      { numRuns: 40, endOnFailure: true },
    )
    expect(done).toBeGreaterThan(100)
    const { sums, drifted, negative } = await auditLedger(kernel.db)
    expect(new Set(Object.values(sums))).toEqual(new Set([0n]))
    expect({ drifted, negative }).toEqual({ drifted: 0, negative: 0 })
  },
)
