import { drawPick, plainPicks, unfoldPick } from './pick.ts'
import { isClocked } from '../model.ts'
import type { WaitingModel } from '../model.ts'
import type { SteppedModel } from '../stepped-model.ts'
import { findGameModel } from '../models/all.ts'
import type { RoundChoice, RoundInput, RoundOutcome, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from './deal.ts'
import {
  autoOf,
  drawFlight,
  flightChoiceAt,
  flightEndsAfter,
  isFlightOver,
  unfoldFlight,
} from './flight.ts'
import { drawMines, minesOf, plainMines, unfoldMines } from './mines.ts'
import { bestChoice } from './blackjack-law.ts'
import { drawShoe, handsOf, unfoldBlackjack } from './blackjack.ts'
import { bestHold } from './poker-law.ts'
import { drawCards, handSize, unfoldPoker } from './poker.ts'

/** Throws a RangeError, saying what there is, for a beginning that the model does not have. */
export function assertTarget(model: SteppedModel, target: string | undefined): void {
  if (model.engine === 'mines') minesOf(model, target)
  else if (model.engine === 'flight') autoOf(model, target)
  else if (target !== undefined) throw new RangeError(`A round of ${model.id} takes no target.`)
}

/** Draws all that a round will show, before its first choice. `input` has been checked by `costOf`. */
export function dealRound(model: WaitingModel, { stake, target }: RoundInput, rng: Rng): Deal {
  return {
    modelId: model.id,
    stake,
    ...(target !== undefined && { target }),
    hidden: drawHidden(model, target, rng),
  }
}

function drawHidden(model: WaitingModel, target: string | undefined, rng: Rng): number[] {
  if (model.engine === 'pick') return drawPick(model, rng)
  if (model.engine === 'mines') return drawMines(model, minesOf(model, target), rng)
  if (model.engine === 'flight') return drawFlight(model, rng)
  return model.engine === 'poker' ? drawCards(rng) : drawShoe(rng)
}

function modelOf(deal: Deal): WaitingModel {
  return findGameModel(deal.modelId) as WaitingModel
}

/**
 * The round after some choices, as far as the player may see it: the same deal and choices always give
 * the same. Throws a RangeError for a choice that cannot be made.
 */
export function unfold(deal: Deal, choices: readonly RoundChoice[]): RoundOutcome {
  const model = modelOf(deal)
  if (model.engine === 'pick') return unfoldPick(model, deal, choices)
  if (model.engine === 'mines') return unfoldMines(model, deal, choices)
  if (model.engine === 'flight') return unfoldFlight(model, deal, choices)
  if (model.engine === 'poker') return unfoldPoker(model, deal, choices)
  return unfoldBlackjack(model, deal, choices)
}

/**
 * The round as it ends when nobody chooses any more: what stands in a field of mines is cashed out, a
 * hand of poker is paid as it was dealt, blackjack stands on every hand, boxes are opened from the first
 * closed one on, and a flight goes to the multiple that was named before it, or to its end.
 */
export function endRound(deal: Deal, choices: readonly RoundChoice[]): RoundOutcome {
  let now = unfold(deal, choices)
  const made = [...choices]
  while (now.awaits) {
    made.push(lastChoice(now))
    now = unfold(deal, made)
  }
  return now
}

/** The choice as it counts so long after the round began: what is left to the clock is read from it. */
export function choiceAt(deal: Deal, choice: RoundChoice, elapsedMs: number): RoundChoice {
  const model = modelOf(deal)
  return isClocked(model) ? flightChoiceAt(model, choice, elapsedMs) : choice
}

/**
 * The round after some choices, so long after it began: one that goes on by the clock may be over without
 * a choice. The platform tells no end before it has come.
 */
export function unfoldAt(
  deal: Deal,
  choices: readonly RoundChoice[],
  elapsedMs: number,
): RoundOutcome {
  const model = modelOf(deal)
  const outcome = unfold(deal, choices)
  if (!isClocked(model) || !outcome.awaits) return outcome
  return isFlightOver(model, deal, elapsedMs) ? endRound(deal, choices) : { ...outcome, elapsedMs }
}

/** How long after its beginning a round is over by the clock, in ms; null where no clock ends it. */
export function endsAfter(deal: Deal): number | null {
  const model = modelOf(deal)
  return isClocked(model) ? flightEndsAfter(model, deal) : null
}

function lastChoice({ awaits = [], steps }: RoundOutcome): RoundChoice {
  if (awaits.includes('pick')) return { kind: 'pick', box: firstClosed(steps) }
  if (awaits.includes('hold')) return { kind: 'hold', cards: [0, 1, 2, 3, 4] }
  return awaits.includes('stand') ? { kind: 'stand' } : { kind: 'cash-out' }
}

function firstClosed(steps: readonly RoundStep[]): number {
  const opened = new Set(steps.flatMap((step) => (step.kind === 'pick' ? [step.box] : [])))
  let box = 0
  while (opened.has(box)) box++
  return box
}

/**
 * Whether a choice belongs to what is paid for, so that nothing but the end of the round may keep the
 * player from it. What puts a win at risk that already stands, or adds to the stake, may wait for leave
 * to play.
 */
export function isOwed(outcome: RoundOutcome, choice: RoundChoice): boolean {
  if (choice.kind === 'double' || choice.kind === 'split') return false
  return choice.kind !== 'open' || !outcome.awaits?.includes('cash-out')
}

/** Plays a deal to its end without a player. */
export function playToEnd(model: WaitingModel, deal: Deal): RoundOutcome {
  if (model.engine === 'pick') return plainPicks(model, deal)
  if (model.engine === 'mines') return unfoldMines(model, deal, plainMines(model, deal))
  if (model.engine === 'flight') return unfoldFlight(model, deal, [{ kind: 'cash-out' }])
  if (model.engine === 'poker') {
    const cards = bestHold(model, deal.hidden.slice(0, handSize))
    return unfoldPoker(model, deal, [{ kind: 'hold', cards }])
  }
  const choices: RoundChoice[] = []
  for (;;) {
    const outcome = unfoldBlackjack(model, deal, choices)
    if (!outcome.awaits) return outcome
    const { hands, house } = handsOf(outcome.steps)
    const { cards } = hands.find(({ done }) => !done)!
    choices.push({ kind: bestChoice(model, cards, house!, outcome.awaits) })
  }
}
