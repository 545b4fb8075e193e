import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkConformance } from './conformance.ts'
import { loadContract } from './document.ts'
import { findPlanted, grouped, kinds, sow } from './planted/selfTest.ts'
import { contractFile, startReference } from './reference.ts'
import { sandboxTarget } from './run.ts'

const contract = loadContract(contractFile)
let reference: Awaited<ReturnType<typeof startReference>>
beforeAll(async () => {
  reference = await startReference()
}, 120_000)
afterAll(() => reference.stop())

/** A few of each area: all of them are planted by `pnpm conformance --self-test`. */
const sample = [
  'a field that is missing',
  'an error without a code',
  'an act without a key is taken',
  'guests are let in',
  'a cool-off does not hold',
  'a push that is lost',
]

describe('a look at a backend from outside', () => {
  it('has at least 60 deviations to plant, each of a name of its own', () => {
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
    expect(kinds.length).toBeGreaterThanOrEqual(60)
  })

  it('finds nothing wrong with the reference, and what is planted in front of it', async () => {
    const target = sandboxTarget(reference.url, { only: ['games.', 'player.'] })
    const { report, run } = await checkConformance(target, contract)
    expect(report.deviations).toEqual([])
    expect(report.checks.answers).toBeGreaterThan(20)
    const all = new Set(run.reached.keys())
    const chosen = sow(
      contract,
      all,
      kinds.filter(({ name }) => sample.includes(name)),
    )
    expect(chosen).toHaveLength(sample.length)
    const found = await findPlanted(sandboxTarget(reference.url), contract, grouped(chosen))
    expect(found.filter(({ by }) => !by.length).map(({ sown }) => sown.kind.name)).toEqual([])
  }, 240_000)
})
