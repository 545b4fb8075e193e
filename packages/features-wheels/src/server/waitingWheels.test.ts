import type { Wheel } from '@marquee/contract'
import { describe, expect, it } from 'vitest'
import { waitingWheels } from './waitingWheels.ts'

const makeWheel = (overrides: Partial<Wheel> = {}): Wheel => ({
  wheelId: 1,
  type: 'daily',
  title: 'The wheel',
  available: true,
  availableDate: null,
  enableToDate: null,
  minDeposit: null,
  winSector: null,
  sectors: [],
  ...overrides,
})

const none = { availableWheel: null, boosterWheel: null, extraWheel: null }

describe('the wheels that wait', () => {
  it('are none without wheels, and none while nothing can be spun', () => {
    expect(waitingWheels([])).toEqual(none)
    const spun = (['daily', 'deposit', 'extra'] as const).map((type, index) =>
      makeWheel({ type, wheelId: index, available: false }),
    )
    expect(waitingWheels(spun)).toEqual(none)
  })

  it('are told by their kind: of the day or of a purchase, booster, extra', () => {
    const wheels = [
      makeWheel({ available: false }),
      makeWheel({ wheelId: 4, type: 'deposit', minDeposit: 999 }),
      makeWheel({ wheelId: 5, type: 'booster' }),
      makeWheel({ wheelId: 6, type: 'extra', enableToDate: 7 }),
    ]
    const title = 'The wheel'
    expect(waitingWheels(wheels)).toEqual({
      availableWheel: { wheelId: 4, type: 'deposit', title, enableToDate: null, minDeposit: 999 },
      boosterWheel: { wheels: { id: 5 } },
      extraWheel: { wheelId: 6, type: 'extra', title, enableToDate: 7, minDeposit: null },
    })
  })

  it('name a booster wheel without a spin as one that has none', () => {
    const spun = makeWheel({ type: 'booster', available: false })
    expect(waitingWheels([spun])).toEqual({ ...none, boosterWheel: { wheels: null } })
  })

  it('are never boxes', () => {
    const boxes = (['freeLootbox', 'premiumLootbox'] as const).map((type) => makeWheel({ type }))
    expect(waitingWheels(boxes)).toEqual(none)
  })
})
