import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { keysEarned } from '@marquee/features-scratch-cards/server/boxes/rules'
import {
  afterRound,
  cardId,
  cardOf,
  fieldsFor,
  progressIn,
  scratchPeriod,
  turnAt,
} from '@marquee/features-scratch-cards/server/rules'

const day = 86_400_000
const first = Date.UTC(2026, 0, 5)
const earning = { roundsPerCard: 2, cardsPerTurn: 2 }

describe('free cards', () => {
  const settings = { rhythm: { firstDay: '2026-01-05', rest: 1 }, days: 3, daysPerCard: 2 }
  const period = scratchPeriod(settings, first)

  it('come every so many days, and none after the run’s end', () => {
    expect(turnAt(settings, period, first)).toEqual({ number: 1, nextAt: first + 2 * day })
    expect(turnAt(settings, period, first + 2 * day - 1).number).toBe(1)
    expect(turnAt(settings, period, first + 2 * day)).toEqual({ number: 2, nextAt: null })
  })

  it('have ids that tell what they are, and nothing else does', () => {
    for (const name of [{ turn: 1 }, { turn: 45 }, { earned: 1 }, { earned: 90 }]) {
      expect(cardOf(7, cardId(7, name))).toEqual(name)
      expect(cardOf(8, cardId(7, name))).toBeNull()
    }
    for (const id of [0, -1, 70_000, 71_000, 80_000]) expect(cardOf(7, id), `${id}`).toBeNull()
  })
})

describe('earned cards', () => {
  it('come with every so many rounds, so many at most until the next free one', () => {
    let progress = progressIn(3, undefined)
    const seen: number[] = []
    for (let round = 0; round < 6; round++) {
      progress = afterRound(progress, earning)
      seen.push(progress.earned)
    }
    expect(seen).toEqual([0, 1, 1, 2, 2, 2])
    expect(progress.rounds).toBe(0)
  })

  it('stay when the next turn begins, and rounds count from nothing then', () => {
    const before = { turn: 3, rounds: 1, turn_cards: 2, earned: 5 }
    expect(progressIn(4, before)).toEqual({ turn: 4, rounds: 0, turn_cards: 0, earned: 5 })
    expect(progressIn(3, before)).toBe(before)
  })
})

it.each([...allBrands.values()])(
  'the nine fields of a card of $key tell its outcome and no other',
  ({ scratchCards }) => {
    if (!scratchCards) throw new Error('This brand has no scratch cards.')
    for (const { id } of scratchCards.outcomes) {
      for (let card = 0; card < 40; card++) {
        const fields = fieldsFor(id, scratchCards, systemRandomness)
        expect(fields).toHaveLength(9)
        const counts = scratchCards.outcomes.map(
          (outcome) => fields.filter((one) => one === outcome.id).length,
        )
        expect(counts.filter((count) => count > 2)).toEqual([3])
        expect(fields.filter((one) => one === id)).toHaveLength(3)
      }
    }
  },
)

it('one key comes with the run and one with every so many cards scratched', () => {
  const keys = (scratched: number) => keysEarned({ scratched, cardsPerKey: 3 })
  expect([keys(0), keys(2), keys(3), keys(9)]).toEqual([1, 1, 2, 4])
})
