import { bingoBalls } from '../contract/schemas.ts'
import type { Bingo, BingoOutcome } from '../contract/schemas.ts'
import type { BingoSettings } from './settings.ts'
import { type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'
import { withChances } from '@marquee/platform-draws'

/** The run that an instant belongs to, see `periodAt`. */
export const bingoPeriod = ({ rhythm, days }: BingoSettings, now: number): Period =>
  periodAt({ ...rhythm, days }, now)

export interface Collected {
  /** Rounds played towards the next ball. */
  rounds: number
  balls: number
}

/** What a player has after one more round. */
export function afterRound({ rounds, balls }: Collected, roundsPerBall: number): Collected {
  const played = rounds + 1
  return played >= roundsPerBall ? { rounds: 0, balls: balls + 1 } : { rounds: played, balls }
}

/** What a player has, as the contract sends it (BINGO-02). */
export const bingoToWire = (
  { rounds, balls }: Collected,
  { roundsPerBall }: BingoSettings,
  { finishedAt }: Period,
): Bingo => ({
  availablePoint: balls,
  bingoEndDate: finishedAt,
  nextBallProgress: Math.floor((rounds * 100) / roundsPerBall),
  ballsNeeded: bingoBalls,
})

/** What players read of the table: the odds are computed from the weights that the draw uses. */
export const bingoOdds = ({ outcomes }: BingoSettings): BingoOutcome[] =>
  withChances(outcomes).map(({ id, pattern, prize, points, chance }) => ({
    id,
    pattern,
    prize,
    points,
    chance,
  }))
