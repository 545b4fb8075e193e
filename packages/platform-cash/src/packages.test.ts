import { describe, expect, it } from 'vitest'
import { packagesFor } from './packages.ts'
import { defaultCash } from './preset.ts'

const nobody = { purchases: 0, firstIsWaiting: false, offers: [], offered: [] }

describe('what is on sale', () => {
  it('gives more for more, and never less a dollar in a larger package', () => {
    const { packages } = defaultCash
    const perCent = packages.map(({ coins, price }) => coins / price)
    expect(perCent).toEqual(perCent.toSorted((one, other) => one - other))
  })

  it('has the first purchase until one is made or waits, and offers for whom they are given', () => {
    const types = (buyer: Partial<typeof nobody>) =>
      packagesFor(defaultCash, { ...nobody, ...buyer }).map(({ offerType }) => offerType)
    expect(types({})[0]).toBe('firstPurchase')
    expect(types({ purchases: 1 })).not.toContain('firstPurchase')
    expect(types({ firstIsWaiting: true })).not.toContain('firstPurchase')
    const offers = [{ presetId: 21, endsAt: 7 }] as never[]
    expect(packagesFor(defaultCash, { ...nobody, offers })[0]).toMatchObject({
      presetId: 21,
      offerType: 'promoOffer',
      finishedAt: 7,
    })
  })
})
