import type { BlackjackModel } from '../stepped-model.ts'
import type {
  Card,
  RoundChoice,
  RoundChoiceKind,
  RoundOutcome,
  RoundStep,
  ShowdownStep,
} from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from './deal.ts'

/** More cards than a round can use: two hands of aces and a house that draws to 17. */
const mostCards = 64
/** The house draws up to this total and no further. */
export const houseStands = 17

/** What a card counts: an ace 11, as long as that does not lead beyond 21. */
export const valueOf = (card: Card): number => {
  const rank = card >> 2
  return rank === 12 ? 11 : Math.min(rank + 2, 10)
}

export type Total = { total: number; soft: boolean }

/** A hand with another card, by values. */
export function withValue({ total, soft }: Total, value: number): Total {
  let sum = total + value
  let aces = (soft ? 1 : 0) + (value === 11 ? 1 : 0)
  while (sum > 21 && aces > 0) {
    sum -= 10
    aces--
  }
  return { total: sum, soft: aces > 0 }
}

/** What cards count together, and whether an ace of them counts 11. */
export const totalOf = (cards: readonly Card[]): Total =>
  cards.reduce<Total>((sum, card) => withValue(sum, valueOf(card)), { total: 0, soft: false })

const isNatural = (cards: readonly Card[]) => cards.length === 2 && totalOf(cards).total === 21

/** What a hand is paid, as a multiple of its stake. A total above 21 is none. */
export function payOfHand(
  model: BlackjackModel,
  player: { total: number; natural: boolean },
  house: { total: number; natural: boolean },
): { result: ShowdownStep['hands'][number]['result']; multiple: number } {
  if (player.total > 21) return { result: 'bust', multiple: 0 }
  if (player.natural !== house.natural) {
    return player.natural
      ? { result: 'blackjack', multiple: model.natural }
      : { result: 'lost', multiple: 0 }
  }
  if (house.total > 21 || player.total > house.total) return { result: 'won', multiple: 2 }
  if (player.total < house.total) return { result: 'lost', multiple: 0 }
  return model.houseTies.includes(player.total)
    ? { result: 'lost', multiple: 0 }
    : { result: 'push', multiple: 1 }
}

/** Draws every card that a round may use, each from a full deck. */
export const drawShoe = (rng: Rng): Card[] => Array.from({ length: mostCards }, () => rng.int(52))

type Hand = { cards: Card[]; stakes: number; done: boolean }

/** A round of blackjack under way. */
function makeGame(shoe: readonly Card[]) {
  let next = 0
  const draw = (): Card => shoe[next++]!
  const first = draw()
  const house: Card[] = [draw()]
  const hands: Hand[] = [{ cards: [first, draw()], stakes: 1, done: false }]
  hands[0]!.done = isNatural(hands[0]!.cards)
  return { draw, house, hands }
}

/** What may be chosen for a hand. */
function choicesFor(hands: readonly Hand[], { cards }: Hand): RoundChoiceKind[] {
  const first = hands.length === 1 && cards.length === 2
  return [
    'hit',
    'stand',
    ...(first ? (['double'] as const) : []),
    ...(first && cards[0]! >> 2 === cards[1]! >> 2 ? (['split'] as const) : []),
  ]
}

/** The table after some choices. Throws a RangeError for one that cannot be made. */
export function unfoldBlackjack(
  model: BlackjackModel,
  { stake, hidden }: Deal,
  choices: readonly RoundChoice[],
): RoundOutcome {
  const { draw, house, hands } = makeGame(hidden)
  const steps: RoundStep[] = [
    { kind: 'table', player: [...hands[0]!.cards], house: house[0]!, win: 0 },
  ]
  const take = (hand: Hand, doubled: boolean) => {
    const card = draw()
    hand.cards.push(card)
    hand.done = doubled || totalOf(hand.cards).total >= 21
    steps.push({ kind: 'take', hand: hands.indexOf(hand), card, doubled, win: 0 })
  }
  for (const { kind } of choices) {
    const hand = hands.find(({ done }) => !done)
    if (!hand) throw new RangeError('The round is over. Finish it and begin another.')
    const may = choicesFor(hands, hand)
    if (!may.includes(kind)) {
      throw new RangeError(`Blackjack takes no ${kind} now. Use one of ${may.join(', ')}.`)
    }
    if (kind === 'hit') take(hand, false)
    else if (kind === 'stand') {
      hand.done = true
      steps.push({ kind: 'stand', hand: hands.indexOf(hand), win: 0 })
    } else if (kind === 'double') {
      hand.stakes = 2
      take(hand, true)
    } else {
      const [one, other] = hand.cards as [Card, Card]
      const cards: [Card, Card] = [draw(), draw()]
      hands.splice(
        0,
        1,
        { cards: [one, cards[0]], stakes: 1, done: false },
        { cards: [other, cards[1]], stakes: 1, done: false },
      )
      // Split aces get one card each.
      for (const split of hands) {
        split.done = valueOf(one) === 11 || totalOf(split.cards).total === 21
      }
      steps.push({ kind: 'parted', cards, win: 0 })
    }
  }
  const open = hands.find(({ done }) => !done)
  if (!open) steps.push(showdown(model, { draw, house, hands, stake }))
  return {
    modelId: model.id,
    action: 'begin',
    stake,
    cost: hands.reduce((sum, { stakes }) => sum + stakes * stake, 0),
    win: steps.reduce((sum, step) => sum + step.win, 0),
    capped: false,
    steps,
    made: choices.length,
    ...(open && { awaits: choicesFor(hands, open) }),
  }
}

/** The house draws, unless nothing of the player is left to beat; then every hand is paid. */
function showdown(
  model: BlackjackModel,
  { draw, house, hands, stake }: ReturnType<typeof makeGame> & { stake: number },
): ShowdownStep {
  const natural = hands.length === 1 && isNatural(hands[0]!.cards)
  const alive = hands.some(({ cards }) => totalOf(cards).total <= 21)
  // Against a natural the house has one card to match it.
  while (
    alive &&
    totalOf(house).total < houseStands &&
    !(natural && (house.length > 1 || totalOf(house).total < 10))
  ) {
    house.push(draw())
  }
  const houseHand = { total: totalOf(house).total, natural: isNatural(house) }
  const settled = hands.map(({ cards, stakes }) => {
    const { total } = totalOf(cards)
    const { result, multiple } = payOfHand(model, { total, natural }, houseHand)
    return { total, result, win: Math.round(multiple * stakes * stake) }
  })
  return {
    kind: 'showdown',
    house: house.slice(1),
    houseTotal: houseHand.total,
    hands: settled,
    win: settled.reduce((sum, { win }) => sum + win, 0),
  }
}

export type ShownHand = {
  cards: Card[]
  doubled: boolean
  /** It takes no more cards. */
  done: boolean
}

/** The hands of a round and the first card of the house, as steps have brought them about. */
export function handsOf(steps: readonly RoundStep[]): { hands: ShownHand[]; house: Card | null } {
  let hands: ShownHand[] = []
  let house: Card | null = null
  const made = (cards: Card[], done = false): ShownHand => ({ cards, doubled: false, done })
  for (const step of steps) {
    if (step.kind === 'table') {
      hands = [made([...step.player])]
      house = step.house
    } else if (step.kind === 'parted') {
      const [one, other] = hands[0]!.cards as [Card, Card]
      hands = [made([one, step.cards[0]]), made([other, step.cards[1]])]
      if (valueOf(one) === 11) for (const hand of hands) hand.done = true
    } else if (step.kind === 'take') {
      const hand = hands[step.hand]!
      hand.cards.push(step.card)
      hand.doubled = step.doubled
      hand.done = step.doubled
    } else if (step.kind === 'stand') hands[step.hand]!.done = true
  }
  for (const hand of hands) hand.done ||= totalOf(hand.cards).total >= 21
  return { hands, house }
}
