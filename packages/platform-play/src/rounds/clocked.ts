import { setTimeout as sleep } from 'node:timers/promises'
import type { Round } from '@marquee/contract'
import { endsAfter, isClocked, unfoldAt } from '@marquee/game-math'
import type { Clock } from '@marquee/platform-kernel/clock'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { minor } from '@marquee/platform-kernel/money'
import { findModel } from '../games/game.ts'
import { demoToWire, findDeal, findDemoDeal, type HeldDeal } from './deals.ts'
import { refuseStale } from './rules.ts'
import { findRound, type RoundRow, roundToWire } from './store.ts'

/** How long a question about a round that goes on by the clock is held at most, in ms. */
export const holdMs = 1_500
/** How long one wait is at most, so that a clock that was moved is noticed, in ms. */
const glanceMs = 200

const goesOn = ({ status, outcome }: RoundRow): boolean =>
  status === 'open' && outcome.awaits !== undefined && isClocked(findModel(outcome.modelId))

/**
 * A round as the contract sends it, as it stands at `now`: one that goes on by the clock may be over
 * without a step, and says for how long it has been under way otherwise. It is settled by `finish`, as
 * every other.
 */
export async function roundAt(db: Db | Tx, row: RoundRow, now: number): Promise<Round> {
  const held = goesOn(row) ? await findDeal(db, row.id) : undefined
  if (!held) return roundToWire(row)
  const outcome = unfoldAt(held.deal, held.choices, now - row.created_at)
  return roundToWire({ ...row, outcome, win: minor(outcome.win) })
}

/** Waits until a round is over by the clock, and no longer than a question may be held. */
async function untilOver(clock: Clock, { deal, createdAt }: HeldDeal): Promise<void> {
  const after = endsAfter(deal)
  if (after === null) return
  const until = Math.min(createdAt + Math.ceil(after), clock.now() + holdMs)
  for (let left = until - clock.now(); left > 0; left = until - clock.now()) {
    await sleep(Math.min(left, glanceMs))
  }
}

/**
 * How a round stands once the clock has ended it, or after `holdMs`. Nothing of its end is told before
 * it has come. `kernel` is one whose clock goes on.
 * @throws PlatformError not-found for a round that is not the player's own.
 */
export async function watch(kernel: Kernel, playerId: string, id: string): Promise<Round> {
  const row = await findRound(kernel.db, playerId, id)
  const held = goesOn(row) ? await findDeal(kernel.db, id) : undefined
  if (held) await untilOver(kernel.clock, held)
  return roundAt(kernel.db, await findRound(kernel.db, playerId, id), kernel.clock.now())
}

/**
 * The same of a demo round.
 * @throws PlatformError round-settled once the demo is forgotten.
 */
export async function watchDemo({ db, clock }: Kernel, id: string): Promise<Round> {
  const begun = await findDemoDeal(db, id)
  if (begun?.choices.length === 0) await untilOver(clock, begun)
  const held = await findDemoDeal(db, id)
  refuseStale(id, held, { made: held?.choices.length ?? 0, awaits: true })
  const now = clock.now()
  const outcome = unfoldAt(held.deal, held.choices, now - held.createdAt)
  return demoToWire(outcome, { ...held, id, now })
}
