import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse, dealRound, endRound, isOwed, playRound, seededRng, unfold } from '../index.ts'
import type { Card, Deal, RoundChoice, RoundChoiceKind } from '../index.ts'
import { blackjackTie17 as model } from '../models/blackjack-tie-17.ts'
import { bestChoice, strategyTable } from './blackjack-law.ts'
import { handsOf, totalOf } from './blackjack.ts'

/** Cards as they are written: `T` is a ten; suits do not matter. */
const cards = (text: string): Card[] =>
  [...text].map((rank, index) => '23456789TJQKA'.indexOf(rank) * 4 + (index % 4))
/** A shoe in the order it is drawn: player, house, player, then on. */
const deal = (text: string): Deal => ({
  modelId: model.id,
  stake: 20,
  hidden: [...cards(text), ...cards('2'.repeat(40))],
})
const choose = (...kinds: string[]): RoundChoice[] => kinds.map((kind) => ({ kind }) as RoundChoice)
const end = (text: string, ...kinds: string[]) => {
  const outcome = unfold(deal(text), choose(...kinds))
  const last = outcome.steps.at(-1)!
  if (last.kind !== 'showdown') throw new Error('The round is not over.')
  return { cost: outcome.cost, win: outcome.win, results: last.hands.map(({ result }) => result) }
}

it.each([
  ['AK', 21, true],
  ['A6', 17, true],
  ['AA', 12, true],
  ['A65', 12, false],
  ['TJQ', 30, false],
  ['AAAAA', 15, true],
  ['K5A5', 21, false],
])('counts %s as %i', (text, total, soft) => {
  expect(totalOf(cards(text))).toEqual({ total, soft })
})

describe('a round', () => {
  it.each([
    // Player, house, player; then what is drawn.
    ['a win', 'T6TTT', ['stand'], { cost: 20, win: 40, results: ['won'] }],
    ['a loss', 'TT8T', ['stand'], { cost: 20, win: 0, results: ['lost'] }],
    ['a tie', 'TT88', ['stand'], { cost: 20, win: 20, results: ['push'] }],
    [
      'a tie at 17, which the house takes',
      'TT77',
      ['stand'],
      { cost: 20, win: 0, results: ['lost'] },
    ],
    ['a bust', 'T6TT', ['hit'], { cost: 20, win: 0, results: ['bust'] }],
    ['a double', '5656TT', ['double'], { cost: 40, win: 80, results: ['won'] }],
    [
      'a split',
      '868TTTT',
      ['split', 'stand', 'stand'],
      { cost: 40, win: 80, results: ['won', 'won'] },
    ],
    [
      'split aces, which take one card each',
      'A6ATTT9',
      ['split'],
      { cost: 40, win: 80, results: ['won', 'won'] },
    ],
    ['a natural', 'A6K', [], { cost: 20, win: 50, results: ['blackjack'] }],
    ['a natural that the house matches', 'AAKK', [], { cost: 20, win: 20, results: ['push'] }],
    ['a 21 that a natural beats', 'TA56K', ['hit'], { cost: 20, win: 0, results: ['lost'] }],
    ['a double that a natural takes', '5A6TK', ['double'], { cost: 40, win: 0, results: ['lost'] }],
  ])('pays %s', (_, text, kinds, expected) => {
    expect(end(text, ...kinds)).toEqual(expected)
  })

  it('offers to double first hands and to split pairs, once', () => {
    const awaits = (text: string, ...kinds: string[]) => unfold(deal(text), choose(...kinds)).awaits
    expect(awaits('T62')).toEqual(['hit', 'stand', 'double'])
    expect(awaits('868')).toEqual(['hit', 'stand', 'double', 'split'])
    expect(awaits('8688T', 'split')).toEqual(['hit', 'stand'])
    expect(awaits('TJK')).toEqual(['hit', 'stand', 'double'])
    for (const kinds of [['split'], ['stand', 'hit'], ['hold'], ['cash-out']]) {
      expect(() => unfold(deal('T62'), choose(...kinds))).toThrow(RangeError)
    }
  })

  it('shows no card that is still to come, and nothing of how it may end', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dealt = dealRound(model, { action: 'begin', stake: 20 }, seededRng(seed))
        const shown = unfold(dealt, [])
        if (!shown.awaits) return
        const other = {
          ...dealt,
          hidden: [...dealt.hidden.slice(0, 3), ...dealt.hidden.slice(3).toReversed()],
        }
        expect(unfold(other, [])).toEqual(shown)
        expect(shown.win).toBe(0)
      }),
    )
  })

  it('stands on every hand when nobody chooses any more', () => {
    expect(endRound(deal('868TTTT'), choose('split')).steps.at(-1)).toMatchObject({
      kind: 'showdown',
      win: 80,
    })
    expect(endRound(deal('T6TTT'), []).win).toBe(40)
  })

  it('owes the player every choice that adds nothing', () => {
    const begun = unfold(deal('868'), [])
    const owed = (kind: RoundChoiceKind) => isOwed(begun, { kind } as RoundChoice)
    expect(
      ['hit', 'stand', 'double', 'split'].map((kind) => owed(kind as RoundChoiceKind)),
    ).toEqual([true, true, false, false])
  })

  it('never needs more cards than it has', () => {
    const { hidden } = deal('')
    const aces = { ...deal(''), hidden: hidden.map(() => 48) }
    const outcome = unfold(aces, choose(...Array<string>(9).fill('hit')))
    expect(outcome.steps.every((step) => step.kind !== 'take' || step.card === 48)).toBe(true)
  })
})

/** Every rank with its value; an ace counts 11 until that is too much. */
const ranks = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
const mean = (of: (rank: number) => number): number =>
  ranks.reduce((sum, rank) => sum + of(rank), 0) / ranks.length

type Hand = { total: number; aces: number }
const add = ({ total, aces }: Hand, rank: number): Hand => {
  const next = { total: total + rank, aces: aces + (rank === 11 ? 1 : 0) }
  return next.total > 21 && next.aces > 0 ? { total: next.total - 10, aces: next.aces - 1 } : next
}

/**
 * What the best play brings, by the rules as players read them and by nothing of the engine: for each card
 * of the house the average of every way to go on, and the best of them.
 */
function returnByAverages(): number {
  /** The average of what comes back against every end of the house, for a hand that stands. */
  const stood = (total: number, house: Hand, cards: number): number => {
    if (house.total < 17) return mean((rank) => stood(total, add(house, rank), cards + 1))
    if (total > 21 || (cards === 2 && house.total === 21)) return 0
    if (house.total > 21 || total > house.total) return 2
    return total < house.total || total === 17 ? 0 : 1
  }
  return mean((up) => {
    const house = add({ total: 0, aces: 0 }, up)
    const stands = new Map<number, number>()
    const stand = ({ total }: Hand): number => {
      const known = stands.get(total) ?? stood(total, house, 1)
      stands.set(total, known)
      return known
    }
    const plays = new Map<string, number>()
    const hit = (hand: Hand): number => mean((rank) => play(add(hand, rank)))
    const play = (hand: Hand): number => {
      if (hand.total >= 21) return stand(hand)
      const key = `${hand.total} ${hand.aces}`
      const known = plays.get(key) ?? Math.max(stand(hand), hit(hand))
      plays.set(key, known)
      return known
    }
    const natural = mean((rank) => {
      const { total } = add(house, rank)
      return total === 21 ? 1 : model.natural
    })
    return mean((one) =>
      mean((two) => {
        const hand = add(add({ total: 0, aces: 0 }, one), two)
        if (hand.total === 21) return natural
        const ways = [stand(hand), hit(hand), 2 * mean((rank) => stand(add(hand, rank))) - 1]
        if (one === two) {
          const half = add({ total: 0, aces: 0 }, one)
          const after = (rank: number) =>
            one === 11 ? stand(add(half, rank)) : play(add(half, rank))
          ways.push(2 * mean(after) - 1)
        }
        return Math.max(...ways)
      }),
    )
  })
}

describe('the best play', () => {
  it.each([
    ['T6', '9', 'hit'],
    ['T6', '6', 'stand'],
    ['65', '6', 'double'],
    ['88', '6', 'split'],
    ['TT', '6', 'stand'],
    ['A7', '9', 'hit'],
    ['A7', '4', 'double'],
    ['55', '5', 'double'],
    ['AA', '9', 'split'],
  ] as const)('with %s against %s is to %s', (hand, house, expected) => {
    const may = unfold(deal(hand[0] + house + hand[1]), []).awaits!
    expect(bestChoice(model, cards(hand), cards(house)[0]!, may)).toBe(expected)
  })

  it('hits where it may not double any more, and stands with an ace and 7', () => {
    const soft = (hand: string, house: string) =>
      bestChoice(model, cards(hand), cards(house)[0]!, ['hit', 'stand'])
    expect(['3', '4', '5', '6'].map((house) => soft('A34', house))).toEqual(Array(4).fill('stand'))
    expect(['4', '5', '6'].map((house) => soft('A24', house))).toEqual(Array(3).fill('hit'))
    expect(['4', '5', '6'].map((house) => soft('352', house))).toEqual(Array(3).fill('hit'))
  })

  it('has a choice for every first hand', () => {
    const table = strategyTable(model)
    expect(table).toHaveLength(30)
    for (const { choices } of table) expect(choices).toHaveLength(10)
  })

  it('returns 97.442582 % of the stake, as counted by the law and once more by averages alone', () => {
    expect(analyse(model).rtp).toBeCloseTo(0.974_425_82, 8)
    expect(returnByAverages()).toBeCloseTo(0.974_425_82, 8)
  })

  it('plays to the end', () => {
    const outcome = playRound(model, { action: 'begin', stake: 20 }, seededRng(3))
    expect(outcome.awaits).toBeUndefined()
    expect(handsOf(outcome.steps).hands.every(({ done }) => done)).toBe(true)
  })
})
