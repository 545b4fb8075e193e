import { analyseAction, summary } from '../law/figures.ts'
import type { Analysis } from '../law/figures.ts'
import { certain, either } from '../law/law.ts'
import { pokerHands } from '../stepped-model.ts'
import type { PokerModel } from '../stepped-model.ts'
import type { Card } from '../outcome.ts'
import { deckSize, handOf, handSize } from './poker.ts'

/** `choose[n][k]`: ways to take k of n. */
const choose = Array.from({ length: deckSize + 1 }, () => new Float64Array(handSize + 2))
for (let n = 0; n <= deckSize; n++) {
  choose[n]![0] = 1
  for (let k = 1; k <= handSize + 1; k++) {
    choose[n]![k] = n === 0 ? 0 : choose[n - 1]![k - 1]! + choose[n - 1]![k]!
  }
}

/** Every way to hold some of five cards, as bits of their places. */
const holds = Array.from({ length: 2 ** handSize }, (_, bits) => bits)

type Tables = {
  /** What each hand pays, by its number among all hands. */
  hands: Int8Array
  /** `sums[k]`: for every k cards, what all hands that contain them pay together. */
  sums: Float64Array[]
}

const tables = new WeakMap<PokerModel, Tables>()

/** Pays added up over all 2,598,960 hands, by what they contain: made once, in about a second. */
function tablesOf(model: PokerModel): Tables {
  const known = tables.get(model)
  if (known) return known
  const hands = new Int8Array(choose[deckSize]![handSize]!)
  const sums = Array.from(
    { length: handSize },
    (_, size) => new Float64Array(choose[deckSize]![size]!),
  )
  eachHand((cards) => {
    const hand = handOf(model, cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!)
    hands[indexOf(cards, 31)] = hand
    if (hand < 0) return
    const pay = model.pays[pokerHands[hand]!]
    for (const bits of holds) {
      const size = sizes[bits]!
      if (size < handSize) sums[size]![indexOf(cards, bits)]! += pay
    }
  })
  const made = { hands, sums }
  tables.set(model, made)
  return made
}

const sizes = holds.map((bits) => [0, 1, 2, 3, 4].filter((place) => bits & (1 << place)).length)

/** The number of those of five cards, smallest first, whose places `bits` name, among all of their size. */
function indexOf(cards: ArrayLike<Card>, bits: number): number {
  let index = 0
  let size = 0
  for (let place = 0; place < handSize; place++) {
    if (bits & (1 << place)) index += choose[cards[place]!]![++size]!
  }
  return index
}

function eachHand(act: (cards: Uint8Array) => void): void {
  const cards = new Uint8Array(handSize)
  for (cards[0] = 0; cards[0] < deckSize; cards[0]++)
    for (cards[1] = cards[0] + 1; cards[1] < deckSize; cards[1]++)
      for (cards[2] = cards[1] + 1; cards[2] < deckSize; cards[2]++)
        for (cards[3] = cards[2] + 1; cards[3] < deckSize; cards[3]++)
          for (cards[4] = cards[3] + 1; cards[4] < deckSize; cards[4]++) act(cards)
}

/** Pays of all subsets of one hand, by bits; filled anew for each hand. */
const contained = new Float64Array(2 ** handSize)

/**
 * What each way to hold pays on average, by bits, into `means`. What was thrown away cannot come back:
 * the sums of hands that contain it are taken off and added by turns.
 */
function fillMeans(model: PokerModel, cards: ArrayLike<Card>, means: Float64Array): void {
  const { hands, sums } = tablesOf(model)
  for (const bits of holds) {
    const size = sizes[bits]!
    if (size < handSize) contained[bits] = sums[size]![indexOf(cards, bits)]!
    else {
      const hand = hands[indexOf(cards, bits)]!
      contained[bits] = hand < 0 ? 0 : model.pays[pokerHands[hand]!]
    }
  }
  // For each place, what contains its card is taken from what may: a sum over all supersets at once.
  for (let place = 0; place < handSize; place++) {
    for (const bits of holds) {
      if (!(bits & (1 << place))) contained[bits]! -= contained[bits | (1 << place)]!
    }
  }
  for (const bits of holds) {
    means[bits] = contained[bits]! / choose[deckSize - handSize]![handSize - sizes[bits]!]!
  }
}

const means = new Float64Array(2 ** handSize)

/** Of five cards, smallest first: the places to hold for the highest mean pay, as bits. */
function bestBits(model: PokerModel, cards: ArrayLike<Card>): number {
  fillMeans(model, cards, means)
  let best = 0
  // A hair's breadth is rounding, and the fewer cards are exchanged then.
  for (const bits of holds) if (means[bits]! > means[best]! - 1e-12) best = bits
  return best
}

/** The places of a hand to hold for the highest mean pay. */
export function bestHold(model: PokerModel, hand: readonly Card[]): number[] {
  const order = hand.map((_, place) => place).sort((one, other) => hand[one]! - hand[other]!)
  const bits = bestBits(
    model,
    order.map((place) => hand[place]!),
  )
  return order.filter((_, index) => bits & (1 << index)).sort((one, other) => one - other)
}

/**
 * The figures of a table of pays under the best play: over every hand there is the hold with the
 * highest mean, and over all that it may become. Takes some ten seconds.
 */
export function analysePoker(model: PokerModel): Analysis {
  const hands = pokerHands.length
  // For every k cards how many hands of each kind contain them.
  const counts = Array.from(
    { length: handSize },
    (_, size) => new Float64Array(choose[deckSize]![size]! * hands),
  )
  const { hands: kinds } = tablesOf(model)
  eachHand((cards) => {
    const hand = kinds[indexOf(cards, 31)]!
    if (hand < 0) return
    for (const bits of holds) {
      if (sizes[bits]! < handSize) counts[sizes[bits]!]![indexOf(cards, bits) * hands + hand]!++
    }
  })
  const chances = new Float64Array(hands)
  const share = 1 / choose[deckSize]![handSize]!
  eachHand((cards) => {
    const best = bestBits(model, cards)
    const ways = share / choose[deckSize - handSize]![handSize - sizes[best]!]!
    for (const bits of holds) {
      if ((bits & best) !== best) continue
      const sign = (sizes[bits]! - sizes[best]!) % 2 === 0 ? ways : -ways
      if (sizes[bits] === handSize) {
        const hand = kinds[indexOf(cards, bits)]!
        if (hand >= 0) chances[hand]! += sign
        continue
      }
      const at = indexOf(cards, bits) * hands
      const counted = counts[sizes[bits]!]!
      for (let hand = 0; hand < hands; hand++) chances[hand]! += sign * counted[at + hand]!
    }
  })
  const paid = pokerHands.map((hand, index) => certain(model.pays[hand], chances[index]))
  const nothing = certain(0, 1 - chances.reduce((sum, chance) => sum + chance))
  const main = analyseAction(
    { action: 'begin', price: 1 },
    either([...paid, nothing]),
    model.maxWinMultiple,
  )
  return summary(main, [main], { choices: main.rtp })
}
