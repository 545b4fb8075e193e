import type { FlightModel } from '../stepped-model.ts'
import type { FlightEndStep, RoundChoice, RoundOutcome, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from './deal.ts'

/** The multiple at which `target` cashes out by itself, in hundredths; null where the player does it alone. */
export function autoOf({ id, least, most }: FlightModel, target: string | undefined) {
  if (target === undefined) return null
  const hundredths = /^\d{1,6}(\.\d{1,2})?$/.test(target) ? Math.round(Number(target) * 100) : NaN
  if (hundredths >= least && hundredths <= most) return hundredths
  throw new RangeError(
    `A flight in ${id} cashes out by itself at a multiple, not ${JSON.stringify(target)}. ` +
      `Use a number from ${(least / 100).toFixed(2)} to ${(most / 100).toFixed(2)} with up to two decimals, or no target.`,
  )
}

/** Draws the last multiple of a flight, in hundredths: one stake at least, the largest at most. */
export function drawFlight({ draws, returned, most }: FlightModel, rng: Rng): number[] {
  const reached = Math.floor((returned * 100) / (rng.int(draws) + 1))
  return [Math.max(100, Math.min(most, reached))]
}

/** The multiple of a flight so many seconds after its launch. */
export const multipleAfter = ({ climb }: Pick<FlightModel, 'climb'>, seconds: number): number =>
  Math.exp(climb.pace * seconds + climb.gain * seconds * seconds)

/** Seconds from the launch until a multiple is reached. */
export const secondsUntil = (
  { climb: { pace, gain } }: Pick<FlightModel, 'climb'>,
  multiple: number,
): number =>
  (Math.sqrt(pace * pace + 4 * gain * Math.log(Math.max(1, multiple))) - pace) / (2 * gain)

/**
 * The multiple, in hundredths and cut, that a flight would have reached so long after its round began,
 * in ms; 0 before the launch.
 */
export function reachedAfter(model: FlightModel, elapsedMs: number): number {
  const seconds = (elapsedMs - model.countdownMs) / 1000
  if (seconds < 0) return 0
  // Past the largest multiple nothing depends on how long ago it was.
  const multiple = multipleAfter(model, Math.min(seconds, 3_600))
  return Math.min(model.most, Math.floor(multiple * 100 + 1e-9))
}

/** Where a flight leaves its player who presses nothing, and whether that wins. */
function fallsDue(model: FlightModel, { target, hidden }: Deal): { at: number; wins: boolean } {
  const end = hidden[0]!
  const out = autoOf(model, target) ?? model.most
  // It is over with the first multiple that it does not get to.
  return end >= out ? { at: out, wins: true } : { at: end + 1, wins: false }
}

/** How long after its beginning a flight is over for a player who presses nothing, in ms. */
export const flightEndsAfter = (model: FlightModel, deal: Deal): number =>
  model.countdownMs + secondsUntil(model, fallsDue(model, deal).at / 100) * 1000

/** Whether it is over by then. */
export const isFlightOver = (model: FlightModel, deal: Deal, elapsedMs: number): boolean =>
  reachedAfter(model, elapsedMs) >= fallsDue(model, deal).at

/** A choice as it counts so long after the beginning: the multiple is read from the clock, not believed. */
export function flightChoiceAt(
  model: FlightModel,
  choice: RoundChoice,
  elapsedMs: number,
): RoundChoice {
  if (choice.kind !== 'cash-out') return choice
  const at = reachedAfter(model, elapsedMs)
  if (at >= model.least) return { kind: 'cash-out', at }
  throw new RangeError(
    `The flight is not at ${(model.least / 100).toFixed(2)} yet. Cash out once it is under way.`,
  )
}

/**
 * The flight after some choices. A cash-out counts at its multiple: after the end it pays nothing, and
 * after the multiple that was named before the launch it pays that one. Throws a RangeError for a
 * choice that cannot be made.
 */
export function unfoldFlight(
  model: FlightModel,
  deal: Deal,
  choices: readonly RoundChoice[],
): RoundOutcome {
  const { stake, target, hidden } = deal
  const auto = autoOf(model, target)
  const steps: RoundStep[] = [{ kind: 'launch', auto: auto === null ? null : auto / 100, win: 0 }]
  if (choices.length > 1) throw new RangeError('The round is over. Finish it and begin another.')
  const [choice] = choices
  const end = choice && endOf(model, deal, choice)
  if (end) {
    const { by, hundredths } = end
    const win = Math.round((hundredths * stake) / 100)
    steps.push({ kind: 'flight-end', by, end: hidden[0]! / 100, multiple: hundredths / 100, win })
  }
  return {
    modelId: model.id,
    action: 'begin',
    ...(target !== undefined && { target }),
    stake,
    cost: stake,
    win: steps.reduce((sum, { win }) => sum + win, 0),
    capped: false,
    steps,
    made: choices.length,
    ...(!end && { awaits: ['cash-out'] }),
  }
}

function endOf(
  model: FlightModel,
  deal: Deal,
  choice: RoundChoice,
): { by: FlightEndStep['by']; hundredths: number } {
  const due = fallsDue(model, deal)
  if (choice.kind !== 'cash-out') throw new RangeError('A flight takes the choice cash-out.')
  const { at } = choice
  if (at !== undefined) {
    if (!Number.isInteger(at) || at < model.least || at > model.most) {
      throw new RangeError(`A flight is cashed out at a multiple that it can get to, not ${at}.`)
    }
    if (at < due.at) return { by: 'hand', hundredths: at }
  }
  return due.wins ? { by: 'auto', hundredths: due.at } : { by: 'crash', hundredths: 0 }
}
