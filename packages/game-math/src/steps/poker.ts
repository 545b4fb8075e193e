import { pokerHands } from '../stepped-model.ts'
import type { PokerHand, PokerModel } from '../stepped-model.ts'
import type { Card, RoundChoice, RoundOutcome, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from './deal.ts'

export const deckSize = 52
/** Cards in a hand. */
export const handSize = 5

const popcount = (bits: number): number => {
  let left = bits
  let count = 0
  while (left) {
    left &= left - 1
    count++
  }
  return count
}

/** An ace below a two. */
const wheel = 0b1_0000_0000_1111
const royal = 0b1_1111_0000_0000

/** What five cards are, as a place in `pokerHands`; -1 when they pay nothing. */
export function handOf(model: PokerModel, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  const add = (card: Card) => {
    const bit = 1 << (card >> 2)
    four |= three & bit
    three |= two & bit
    two |= one & bit
    one |= bit
  }
  add(a)
  add(b)
  add(c)
  add(d)
  add(e)
  if (!two) {
    const flush =
      (a & 3) === (b & 3) && (a & 3) === (c & 3) && (a & 3) === (d & 3) && (a & 3) === (e & 3)
    const straight = one === wheel || one / (one & -one) === 31
    if (flush) return straight ? (one === royal ? 0 : 1) : 4
    return straight ? 5 : -1
  }
  if (four) return 2
  if (three) return popcount(two) === 2 ? 3 : 6
  if (popcount(two) === 2) return 7
  return two >= 1 << (model.leastPair - 2) ? 8 : -1
}

const nameOf = (place: number): PokerHand | null => pokerHands[place] ?? null

const judge = (model: PokerModel, [a, b, c, d, e]: readonly Card[]): PokerHand | null =>
  nameOf(handOf(model, a!, b!, c!, d!, e!))

const payOf = (model: PokerModel, hand: PokerHand | null): number => (hand ? model.pays[hand] : 0)

/** Draws the hand, and as many cards to exchange it for. */
export function drawCards(rng: Rng): Card[] {
  const deck = Array.from({ length: deckSize }, (_, card) => card)
  for (let index = 0; index < handSize * 2; index++) {
    const other = index + rng.int(deckSize - index)
    const drawn = deck[other]!
    deck[other] = deck[index]!
    deck[index] = drawn
  }
  return deck.slice(0, handSize * 2)
}

/** The hand after some choices. Throws a RangeError for one that cannot be made. */
export function unfoldPoker(
  model: PokerModel,
  { stake, hidden }: Deal,
  choices: readonly RoundChoice[],
): RoundOutcome {
  const dealt = hidden.slice(0, handSize)
  const first = judge(model, dealt)
  const steps: RoundStep[] = [{ kind: 'hand', cards: dealt, hand: first, win: 0 }]
  let win = payOf(model, first) * stake
  const [choice, second] = choices
  if (second) throw new RangeError('The round is over. Finish it and begin another.')
  if (choice) {
    if (choice.kind !== 'hold') throw new RangeError('Draw poker takes the choice hold.')
    const held = heldPlaces(choice.cards)
    let next = handSize
    const cards = dealt.map((card, place) => (held.includes(place) ? card : hidden[next++]!))
    const hand = judge(model, cards)
    const multiple = payOf(model, hand)
    win = multiple * stake
    steps.push({ kind: 'exchange', held, cards, hand, multiple, win })
  }
  return {
    modelId: model.id,
    action: 'begin',
    stake,
    cost: stake,
    win,
    capped: false,
    steps,
    made: choices.length,
    ...(!choice && { awaits: ['hold'] }),
  }
}

function heldPlaces(places: readonly number[]): number[] {
  const held = [...new Set(places)].sort((one, other) => one - other)
  if (held.length === places.length && held.every((place) => [0, 1, 2, 3, 4].includes(place))) {
    return held
  }
  throw new RangeError(
    `Cards are held by their places, 0 to 4, each once; not ${places.join(', ')}.`,
  )
}
