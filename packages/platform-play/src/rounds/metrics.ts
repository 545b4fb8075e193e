import { analyse, gameModelIds, isInstant, isStepped, type ModelId } from '@marquee/game-math'
import { ownMetrics } from '@marquee/platform-kernel/metrics/metrics'
import { Counter } from 'prom-client'
import { findGame } from '../games/catalogue.ts'
import { findModel, studioModelIds } from '../games/game.ts'
import { playUnit } from './rules.ts'
import type { RoundRow } from './store.ts'

const units = ['coins', 'entries'] as const

/**
 * What rounds took and gave, by model. `expected` and `variance` are what the model's law says of the same
 * rounds: whoever compares sees a generator or a table that is not what was proven.
 */
const roundMetrics = ownMetrics((registers) => {
  const counter = (name: string, help: string) => {
    const made = new Counter({ name, help, labelNames: ['model', 'unit'], registers })
    // From the start, so that the first round is seen as an increase.
    for (const model of [...gameModelIds, ...studioModelIds])
      for (const unit of units) made.inc({ model, unit }, 0)
    return made
  }
  return {
    settled: counter('marquee_rounds_total', 'Rounds that were settled.'),
    staked: counter('marquee_round_staked_total', 'What settled rounds cost, in minor units.'),
    paid: counter('marquee_round_paid_total', 'What settled rounds won, in minor units.'),
    judged: counter('marquee_round_judged_total', 'Settled rounds that `expected` speaks of.'),
    judgedPaid: counter('marquee_round_judged_paid_total', 'What those won, in minor units.'),
    expected: counter('marquee_round_expected_total', 'What those win on average by their law.'),
    variance: counter(
      'marquee_round_variance_total',
      'The variance of that sum, minor units squared.',
    ),
  }
})

/**
 * What is known of an action's wins beforehand; null where they depend on choices, or on a jackpot that
 * other games feed.
 */
function lawOf(modelId: ModelId, action: string): { rtp: number; volatility: number } | null {
  const model = findModel(modelId)
  if (isStepped(model) || isInstant(model)) return null
  const { byAction, contributions } = analyse(model)
  if (contributions.network || contributions.choices) return null
  const laws = byAction.filter((law) => law.action === action)
  return laws.length === 1 ? (laws[0] ?? null) : null
}

/** Counts a round whose end has just been paid. */
export function countRound(metrics: Parameters<typeof roundMetrics>[0], row: RoundRow): void {
  const { model } = findGame(row.game_id)
  const of = { model, unit: playUnit(row.game_mode) }
  const { settled, staked, paid, judged, judgedPaid, expected, variance } = roundMetrics(metrics)
  const { cost } = row.outcome
  const win = Number(row.win)
  settled.inc(of)
  staked.inc(of, cost)
  paid.inc(of, win)
  const law = lawOf(model, row.action)
  if (!law) return
  judged.inc(of)
  judgedPaid.inc(of, win)
  expected.inc(of, law.rtp * cost)
  variance.inc(of, (law.volatility * cost) ** 2)
}

/** Makes the counters before the first round. */
export const openRoundMetrics = (metrics: Parameters<typeof roundMetrics>[0]): void =>
  void roundMetrics(metrics)
