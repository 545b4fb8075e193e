import {
  choiceAt,
  costOf,
  type Deal,
  type GameModel,
  type RoundChoice,
  type RoundInput,
  type RoundOutcome,
  unfold,
} from '@marquee/game-math'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Balances } from '@marquee/platform-kernel/ledger'
import { type Currency, type Minor, minor } from '@marquee/platform-kernel/money'

export type Mode = 'SweepStakes' | 'TournamentPoints'

/** A spin takes at least this long, in ms. */
export const minimumSpinMs = 2_500
/** A shot in a fish game takes at least this long, in ms. */
export const minimumShotMs = 300
/** A round in which nothing happens any more is settled after this long, in ms. */
export const abandonedAfterMs = 15 * 60_000

/** How long a round of this action takes at least, in ms. */
export const minimumRoundMs = (action: string): number =>
  action === 'shot' ? minimumShotMs : minimumSpinMs

/**
 * Refuses the next round while the last one could not have been watched yet. What was played last
 * decides, so that a shot after a spin does not cut the spin short.
 * @throws PlatformError too-fast with the time to wait.
 */
export function refuseTooFast(
  last: { action: string; createdAt: number } | null,
  now: number,
): void {
  if (!last) return
  const wait = last.createdAt + minimumRoundMs(last.action) - now
  if (wait <= 0) return
  throw new PlatformError(
    'too-fast',
    `The last round takes ${minimumRoundMs(last.action)} ms. Play the next one in ${wait} ms.`,
    { retryAfterMs: wait },
  )
}

/**
 * What a round costs, in minor units.
 * @throws PlatformError invalid-input for a stake, action or target that the model does not have.
 */
export function priceOf(model: GameModel, input: RoundInput): Minor {
  try {
    return minor(costOf(model, input))
  } catch (error) {
    if (error instanceof RangeError) throw new PlatformError('invalid-input', error.message)
    throw error
  }
}

/**
 * What a choice brings about, by the rules of its game.
 * @throws PlatformError invalid-input for a choice that cannot be made.
 */
export function afterChoice(
  deal: Deal,
  choices: readonly RoundChoice[],
  choice: RoundChoice,
): RoundOutcome {
  try {
    return unfold(deal, [...choices, choice])
  } catch (error) {
    if (error instanceof RangeError) throw new PlatformError('invalid-input', error.message)
    throw error
  }
}

/**
 * A choice as it counts so long after the beginning of its round, in ms.
 * @throws PlatformError invalid-input for one that cannot be made by then.
 */
export function choiceAtTime(deal: Deal, choice: RoundChoice, elapsedMs: number): RoundChoice {
  try {
    return choiceAt(deal, choice, elapsedMs)
  } catch (error) {
    if (error instanceof RangeError) throw new PlatformError('invalid-input', error.message)
    throw error
  }
}

/**
 * Refuses a step in a round that is over, and one that another step has overtaken.
 * @throws PlatformError round-settled or not-available.
 */
export function refuseStale<Held extends { choices: readonly RoundChoice[] }>(
  id: string,
  held: Held | undefined,
  { made, awaits }: { made: number; awaits: boolean },
): asserts held is Held {
  if (!held || !awaits) {
    throw new PlatformError(
      'round-settled',
      `Round ${id} waits for no choice. Show its end and finish it.`,
    )
  }
  if (made === held.choices.length) return
  throw new PlatformError(
    'not-available',
    `${held.choices.length} choices were made in round ${id}, not ${made}. GET /rest/game-rounds/${id}/ shows how it stands.`,
    { details: [{ path: 'made', message: String(held.choices.length) }] },
  )
}

/**
 * From which balances a round is paid: coins in TournamentPoints; in SweepStakes entries as long as
 * there are any, then winnings.
 * @throws PlatformError insufficient-funds.
 */
export function splitCost(
  mode: Mode,
  cost: Minor,
  balances: Balances,
): { currency: Currency; amount: Minor }[] {
  const order: Currency[] = mode === 'TournamentPoints' ? ['coins'] : ['entries', 'winnings']
  let left: bigint = cost
  const parts = order.flatMap((currency) => {
    const amount = left < balances[currency] ? left : balances[currency]
    left -= amount
    return amount > 0n ? [{ currency, amount: minor(amount) }] : []
  })
  if (left > 0n) {
    throw new PlatformError(
      'insufficient-funds',
      `The round costs ${cost} and ${order.join(' and ')} hold ${cost - left} (minor units). Choose a smaller stake, or claim the daily reward first.`,
      { details: [{ path: 'cost', message: String(cost) }] },
    )
  }
  return parts
}

/** How a mode's stakes and wins are counted: entries and what was won with them as one. */
export const playUnit = (mode: Mode): 'coins' | 'entries' =>
  mode === 'TournamentPoints' ? 'coins' : 'entries'

/** Where a win goes: what is won with entries can be redeemed. */
export const winCurrency = (mode: Mode): Currency =>
  mode === 'TournamentPoints' ? 'coins' : 'winnings'
