import { describe, expect, it } from 'vitest'
import { makeDeposit, makeDesk } from '../testing/makeCash.ts'
import { coveringPackage, quickChoice } from './choice.ts'

describe('what the quick buy begins with', () => {
  it('is the package and the method that were paid with last', () => {
    const deposits = [
      makeDeposit({ presetId: 5, method: 'bank', status: 'declined' }),
      makeDeposit({ presetId: 2, method: 'wallet' }),
      makeDeposit({ presetId: 1 }),
    ]
    const choice = quickChoice(makeDesk(), deposits)
    expect(choice).toMatchObject({ item: { presetId: 2 }, method: 'wallet', isLast: true })
  })

  it('is the smallest package where nothing was bought, or what was is not on sale any more', () => {
    const smallest = { item: { presetId: 1 }, method: 'card', isLast: false }
    expect(quickChoice(makeDesk(), [])).toMatchObject(smallest)
    expect(quickChoice(makeDesk(), [makeDeposit({ presetId: 99 })])).toMatchObject(smallest)
  })

  it('is nothing during a break and where no provider is connected', () => {
    expect(quickChoice(makeDesk({ closedUntil: 1 }), [])).toBeNull()
    expect(quickChoice(makeDesk({ methods: [] }), [])).toBeNull()
    expect(quickChoice(makeDesk({ packages: [] }), [])).toBeNull()
  })
})

describe('the package that covers what is missing', () => {
  it.each([
    ['coins', 1, 1],
    ['coins', 50_000, 1],
    ['coins', 50_001, 6],
    ['coins', 1_000_000, 5],
    ['entries', 501, 6],
  ] as const)('of %s, %i of them, is the cheapest that does: %i', (unit, missing, presetId) => {
    expect(coveringPackage(makeDesk(), { unit, missing })?.presetId).toBe(presetId)
  })

  it('is none where no package gives as much, or nothing is sold', () => {
    const missing = { unit: 'coins', missing: 2_000_000 } as const
    expect(coveringPackage(makeDesk(), missing)).toBeNull()
    expect(coveringPackage(makeDesk({ closedUntil: 1 }), { ...missing, missing: 1 })).toBeNull()
  })
})
