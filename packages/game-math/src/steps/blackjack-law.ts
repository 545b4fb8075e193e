import { analyseAction, summary } from '../law/figures.ts'
import type { Analysis } from '../law/figures.ts'
import { certain, either } from '../law/law.ts'
import type { BlackjackModel } from '../stepped-model.ts'
import type { Card, RoundChoiceKind } from '../outcome.ts'
import { houseStands, payOfHand, totalOf, valueOf, withValue } from './blackjack.ts'
import type { Total } from './blackjack.ts'

/** Values of cards and how many of thirteen ranks have them. */
const values: readonly (readonly [value: number, ranks: number])[] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((value) => [value, 1] as const),
  [10, 4],
  [11, 1],
]
const ranksInAll = 13

type HouseEnd = { total: number; natural: boolean; chance: number }
type Choice = Extract<RoundChoiceKind, 'hit' | 'stand' | 'double' | 'split'>

/** A hand as the strategy knows it: its total, and whether it may be doubled or is a pair. */
type Situation = Total & { house: number; first: boolean; pair: number | null }

export type Strategy = { choose: (situation: Situation) => Choice }

/** How the house may end that shows a card. */
function houseEnds(value: number): HouseEnd[] {
  const ends = new Map<string, HouseEnd>()
  const follow = (hand: Total, cards: number, chance: number) => {
    if (hand.total >= houseStands) {
      const natural = cards === 2 && hand.total === 21
      const total = Math.min(hand.total, 22)
      const key = `${total} ${natural}`
      const known = ends.get(key) ?? { total, natural, chance: 0 }
      known.chance += chance
      ends.set(key, known)
      return
    }
    for (const [next, ranks] of values) {
      follow(withValue(hand, next), cards + 1, (chance * ranks) / ranksInAll)
    }
  }
  follow(withValue({ total: 0, soft: false }, value), 1, 1)
  return [...ends.values()]
}

type Book = {
  strategy: Strategy
  ends: Map<number, HouseEnd[]>
}

const books = new WeakMap<BlackjackModel, Book>()

/** The best choice in every situation, by what each brings on average. */
function bookOf(model: BlackjackModel): Book {
  const known = books.get(model)
  if (known) return known
  const ends = new Map(values.map(([value]) => [value, houseEnds(value)]))
  const memo = new Map<string, number>()
  const remember = (key: string, count: () => number) => {
    const found = memo.get(key) ?? count()
    memo.set(key, found)
    return found
  }
  const stand = ({ total }: Total, house: number): number =>
    remember(`s ${total} ${house}`, () =>
      ends
        .get(house)!
        .reduce(
          (sum, end) =>
            sum + end.chance * payOfHand(model, { total, natural: false }, end).multiple,
          0,
        ),
    )
  const after = (hand: Total, count: (next: Total) => number): number =>
    values.reduce(
      (sum, [value, ranks]) => sum + (ranks / ranksInAll) * count(withValue(hand, value)),
      0,
    )
  const hit = (hand: Total, house: number): number =>
    remember(`h ${hand.total} ${hand.soft} ${house}`, () =>
      after(hand, (next) => (next.total >= 21 ? stand(next, house) : play(next, house))),
    )
  /** What a hand brings that may be hit or left. */
  const play = (hand: Total, house: number): number =>
    Math.max(stand(hand, house), hit(hand, house))
  const double = (hand: Total, house: number) => 2 * after(hand, (next) => stand(next, house)) - 1
  const split = (pair: number, house: number) => {
    const one = withValue({ total: 0, soft: false }, pair)
    const each = after(one, (next) =>
      pair === 11 || next.total === 21 ? stand(next, house) : play(next, house),
    )
    return 2 * each - 1
  }
  const strategy: Strategy = {
    choose: ({ house, first, pair, ...hand }) => {
      const ways: [Choice, number][] = [
        ['stand', stand(hand, house)],
        ['hit', hit(hand, house)],
      ]
      if (first) ways.push(['double', double(hand, house)])
      if (pair !== null) ways.push(['split', split(pair, house)])
      return ways.reduce((best, way) => (way[1] > best[1] + 1e-12 ? way : best))[0]
    },
  }
  const made = { strategy, ends }
  books.set(model, made)
  return made
}

/** The choice that brings most on average, for a hand against the card the house shows. */
export function bestChoice(
  model: BlackjackModel,
  cards: readonly Card[],
  house: Card,
  may: readonly RoundChoiceKind[],
): Choice {
  return bookOf(model).strategy.choose({
    ...totalOf(cards),
    house: valueOf(house),
    first: may.includes('double'),
    pair: may.includes('split') ? valueOf(cards[0]!) : null,
  })
}

/** The best choice for a first hand: a hard or soft total, or a pair, against each card of the house. */
export function strategyTable(model: BlackjackModel): {
  name: string
  choices: Choice[]
}[] {
  const { strategy } = bookOf(model)
  const row = (name: string, hand: Omit<Situation, 'house'>) => ({
    name,
    choices: values.map(([house]) => strategy.choose({ ...hand, house })),
  })
  const totals = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [
    ...totals(5, 17).map((total) =>
      row(String(total), { total, soft: false, first: true, pair: null }),
    ),
    ...totals(13, 19).map((total) =>
      row(`A ${total - 11}`, { total, soft: true, first: true, pair: null }),
    ),
    ...values.map(([value]) => {
      const name = value === 11 ? 'A' : String(value)
      const hand = withValue(withValue({ total: 0, soft: false }, value), value)
      return row(`${name} ${name}`, { ...hand, first: true, pair: value })
    }),
  ]
}

/** Chances of the totals a hand may end with, played by the strategy without double and split. */
function finals(model: BlackjackModel, hand: Total, house: number): Map<number, number> {
  const { strategy } = bookOf(model)
  const out = new Map<number, number>()
  const follow = (now: Total, chance: number) => {
    const ends =
      now.total >= 21 || strategy.choose({ ...now, house, first: false, pair: null }) === 'stand'
    if (ends) {
      const total = Math.min(now.total, 22)
      out.set(total, (out.get(total) ?? 0) + chance)
      return
    }
    for (const [value, ranks] of values)
      follow(withValue(now, value), (chance * ranks) / ranksInAll)
  }
  follow(hand, 1)
  return out
}

/**
 * The figures of the best play, counted over every card of both sides. A return is what comes back less
 * what was added to the stake, of the stake: the added stake is no reason to call a game generous.
 */
export function analyseBlackjack(model: BlackjackModel): Analysis {
  const { strategy, ends } = bookOf(model)
  /** Chances by what is paid and what was added, in stakes. */
  const law = new Map<string, { paid: number; added: number; chance: number }>()
  const note = (paid: number, added: number, chance: number) => {
    const key = `${paid} ${added}`
    const known = law.get(key) ?? { paid, added, chance: 0 }
    known.chance += chance
    law.set(key, known)
  }
  const pay = (total: number, end: HouseEnd, natural = false) =>
    payOfHand(model, { total, natural }, end).multiple
  const ranks = values.flatMap(([value, count]) => Array<number>(count).fill(value))
  for (const [house, houseRanks] of values) {
    for (const [i, one] of ranks.entries()) {
      for (const [j, two] of ranks.entries()) {
        const chance = houseRanks / ranksInAll ** 3
        const hand = withValue(withValue({ total: 0, soft: false }, one), two)
        const pair = i === j ? one : null
        const natural = hand.total === 21
        const choice = natural ? 'stand' : strategy.choose({ ...hand, house, first: true, pair })
        for (const end of ends.get(house)!) {
          const at = chance * end.chance
          if (natural) note(pay(21, end, true), 0, at)
          else if (choice === 'double') {
            for (const [value, count] of values) {
              const { total } = withValue(hand, value)
              note(2 * pay(total, end), 1, (at * count) / ranksInAll)
            }
          } else if (choice === 'split') {
            const each = splitFinals(model, one, house)
            for (const [a, chanceA] of each) {
              for (const [b, chanceB] of each) {
                note(pay(a, end) + pay(b, end), 1, at * chanceA * chanceB)
              }
            }
          } else {
            for (const [total, share] of finalsOf(model, hand, house)) {
              note(pay(total, end), 0, at * share)
            }
          }
        }
      }
    }
  }
  const cases = [...law.values()]
  const main = analyseAction(
    { action: 'begin', price: 1 },
    either(cases.map(({ paid, added, chance }) => certain(paid - added, chance))),
    model.maxWinMultiple,
  )
  const lost = cases.reduce((sum, { paid, chance }) => sum + (paid === 0 ? chance : 0), 0)
  const figures = {
    ...main,
    hitRate: 1 - lost,
    maxWinMultiple: Math.max(...cases.map(({ paid }) => paid)),
  }
  return summary(figures, [figures], { choices: figures.rtp })
}

const cache = new WeakMap<BlackjackModel, Map<string, Map<number, number>>>()

function cached(model: BlackjackModel, key: string, count: () => Map<number, number>) {
  const known = cache.get(model) ?? new Map<string, Map<number, number>>()
  cache.set(model, known)
  const found = known.get(key) ?? count()
  known.set(key, found)
  return found
}

const finalsOf = (model: BlackjackModel, hand: Total, house: number) =>
  cached(model, `${hand.total} ${hand.soft} ${house}`, () => finals(model, hand, house))

/** Totals that one hand of a split pair may end with. */
const splitFinals = (model: BlackjackModel, pair: number, house: number) =>
  cached(model, `split ${pair} ${house}`, () => {
    const out = new Map<number, number>()
    for (const [value, ranks] of values) {
      const hand = withValue(withValue({ total: 0, soft: false }, pair), value)
      const ends = pair === 11 ? new Map([[hand.total, 1]]) : finalsOf(model, hand, house)
      for (const [total, chance] of ends) {
        out.set(total, (out.get(total) ?? 0) + (chance * ranks) / ranksInAll)
      }
    }
    return out
  })
