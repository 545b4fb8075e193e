import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { analyse, dealRound, endRound, isOwed, playRound, seededRng, unfold } from '../index.ts'
import type { Card, RoundChoice } from '../index.ts'
import { pokerHands } from '../stepped-model.ts'
import { pokerJacks85 as model } from '../models/poker-jacks-8-5.ts'
import { bestHold } from './poker-law.ts'
import { handOf } from './poker.ts'

/** A card as it is written: `Th` is the ten of hearts. */
const card = (text: string): Card =>
  '23456789TJQKA'.indexOf(text[0]!) * 4 + 'cdhs'.indexOf(text[1]!)
const hand = (text: string): Card[] => text.split(' ').map(card)
const name = (text: string) => {
  const [a, b, c, d, e] = hand(text)
  return pokerHands[handOf(model, a!, b!, c!, d!, e!)] ?? null
}
const hold = (...cards: number[]): RoundChoice => ({ kind: 'hold', cards })
const deal = (seed = 1) => dealRound(model, { action: 'begin', stake: 20 }, seededRng(seed))

describe('a hand', () => {
  it.each([
    ['Th Jh Qh Kh Ah', 'royal-flush'],
    ['As Ks Ts Js Qs', 'royal-flush'],
    ['9c Tc Jc Qc Kc', 'straight-flush'],
    ['Ad 2d 3d 4d 5d', 'straight-flush'],
    ['7c 7d 7h 7s 2c', 'four'],
    ['7c 7d 7h 2s 2c', 'full-house'],
    ['2h 9h Jh Kh 3h', 'flush'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['Tc Jd Qh Ks Ac', 'straight'],
    ['Qc Kd Ah 2s 3c', null],
    ['7c 7d 7h 3s 2c', 'three'],
    ['7c 7d 3h 3s 2c', 'two-pair'],
    ['Jc Jd 3h 4s 2c', 'pair'],
    ['Tc Td 3h 4s 2c', null],
    ['2c 4d 6h 8s Tc', null],
  ])('%s is %s', (text, expected) => {
    expect(name(text)).toBe(expected)
  })

  it('comes as often as it is known to', () => {
    const counts = new Map<number, number>()
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++)
          for (let d = c + 1; d < 52; d++)
            for (let e = d + 1; e < 52; e++) {
              const found = handOf(model, a, b, c, d, e)
              counts.set(found, (counts.get(found) ?? 0) + 1)
            }
    expect(pokerHands.map((_, place) => counts.get(place))).toEqual([
      4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 337_920,
    ])
  })
})

// Pays are added up over all hands once, which takes a moment.
beforeAll(() => void bestHold(model, [0, 1, 2, 3, 4]), 60_000)

describe('the best hold', () => {
  it.each([
    ['Th Jh Qh Kh 2c', [0, 1, 2, 3]],
    ['Th Jh Qh Kh 9h', [0, 1, 2, 3, 4]],
    ['Th Jh Qh Kh 2h', [0, 1, 2, 3]],
    ['9c Tc Jc Qc Kc', [0, 1, 2, 3, 4]],
    ['Jc Jd 3h 4s 2c', [0, 1]],
    ['7c 7d 7h 3s 2c', [0, 1, 2]],
    ['2h 9h Jh Kh 3c', [0, 1, 2, 3]],
    ['2c 4d 6h 8s Tc', []],
    ['As 4d 6h 8s Tc', [0]],
    ['5c 5d 9h Js Ac', [0, 1]],
  ])('of %s is %j', (text, expected) => {
    expect(bestHold(model, hand(text))).toEqual(expected)
  })

  it('returns what is known of eight for a full house and five for a flush', () => {
    expect(analyse(model).rtp).toBeCloseTo(0.972984, 6)
    expect(analyse(model).hitRate).toBeCloseTo(0.45498, 5)
  })
})

describe('a round', () => {
  it('deals ten different cards and shows five before the choice', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dealt = deal(seed)
        expect(new Set(dealt.hidden).size).toBe(10)
        const other = {
          ...dealt,
          hidden: [...dealt.hidden.slice(0, 5), ...dealt.hidden.slice(5).toReversed()],
        }
        expect(unfold(other, [])).toEqual(unfold(dealt, []))
        expect(unfold(dealt, [])).toMatchObject({ awaits: ['hold'], made: 0 })
      }),
    )
  })

  it('exchanges what is not held, once', () => {
    const dealt = deal()
    const over = unfold(dealt, [hold(1, 3)])
    const [a, b, c] = dealt.hidden.slice(5)
    expect(over.steps.at(-1)).toMatchObject({
      kind: 'exchange',
      held: [1, 3],
      cards: [a, dealt.hidden[1], b, dealt.hidden[3], c],
    })
    expect(over.awaits).toBeUndefined()
    expect(() => unfold(dealt, [hold(), hold()])).toThrow(RangeError)
    for (const wrong of [hold(0, 0), hold(5), hold(-1), hold(0.5), { kind: 'cash-out' } as const]) {
      expect(() => unfold(dealt, [wrong])).toThrow(RangeError)
    }
  })

  it('pays the hand as it was dealt when nobody chooses, and owes every hold', () => {
    const dealt = { ...deal(), hidden: hand('Jc Jd 3h 4s 2c 5c 6c 7c 8c 9c') }
    expect(unfold(dealt, []).win).toBe(20)
    expect(endRound(dealt, [])).toMatchObject({ win: 20, made: 1 })
    expect(isOwed(unfold(dealt, []), hold())).toBe(true)
  })

  it('takes no target', () => {
    const input = { action: 'begin', stake: 20, target: '3' } as const
    expect(() => playRound(model, input, seededRng(1))).toThrow(/no target/)
  })
})
