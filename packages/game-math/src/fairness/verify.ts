import { findGameModel } from '../models/all.ts'
import type { GameModel } from '../model.ts'
import { type Drop, withDrops } from '../network/drops.ts'
import type { RoundChoice, RoundOutcome, RoundStep } from '../outcome.ts'
import { beginRound } from '../play/begin-round.ts'
import { endRound } from '../steps/stepped.ts'
import { choicesOf } from './choices.ts'
import { commitmentOf, type FairDraw, fairRng, type FairSource, receiptOf } from './draw.ts'
import { type FairRecord, readChoices } from './record.ts'

/** Whether something is as it was said; null where nothing was said. */
export type FairCheck = boolean | null

export type Verification = {
  /**
   * `right`: commitment, receipt and outcome were said and all are as said. `wrong`: one of them is not.
   * `partly`: nothing is wrong, and something was not said, so that another round might pass as well; or a
   * jackpot of several games is on record, which no seeds decide, so that nothing here checks it.
   */
  verdict: 'right' | 'partly' | 'wrong'
  checks: {
    /** The server seed is the one that was committed to. */
    commitment: FairCheck
    /** The receipt is of this round on this pair of seeds. */
    receipt: FairCheck
    /** The outcome on record is what the seeds give. */
    outcome: FairCheck
  }
  /** What the seeds give; null where the choices cannot be made in this round. */
  outcome: RoundOutcome | null
  /** Jackpots of several games that fell to the round: no player's seeds decide them. */
  drops: Drop[]
  /** Every number that was drawn, in order. */
  draws: FairDraw[]
}

/** Plays a round from its source and choices, to the end that it has when nobody chooses any more. */
function replay(
  model: GameModel,
  record: FairRecord,
  choices: readonly RoundChoice[] | null,
  onDraw: (draw: FairDraw) => void,
): RoundOutcome | null {
  const { action, stake, target } = record
  const input = { action, stake, ...(target !== undefined && { target }) }
  const { outcome, deal } = beginRound(model, input, fairRng(sourceOf(record), onDraw))
  if (!choices) return null
  if (!deal) return choices.length > 0 ? null : outcome
  try {
    return endRound(deal, choices)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const sourceOf = ({ serverSeed, playerSeed, nonce }: FairRecord): FairSource => ({
  serverSeed,
  playerSeed,
  nonce,
})

const stepsOf = (outcome: unknown): RoundStep[] => {
  const steps = (outcome as { steps?: unknown } | null | undefined)?.steps
  return Array.isArray(steps) ? steps.filter((step) => typeof step?.kind === 'string') : []
}

/** The falls of levels that the model's network has, with amounts that they can have. */
function dropsIn(model: GameModel, outcome: unknown): Drop[] {
  const levels = model.engine === 'lines' ? (model.network?.levels ?? []) : []
  return stepsOf(outcome).flatMap((step) => {
    if (step.kind !== 'jackpot-drop') return []
    const level = levels.find(({ id }) => id === step.level)
    const isPossible = level && step.win > level.seed && step.win <= level.mustDropBy
    return isPossible ? [{ level: step.level, amount: step.win }] : []
  })
}

/** Whether two values are the same as JSON; the order of keys does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = Object.entries(one).filter(([, value]) => value !== undefined)
  const right = new Map(Object.entries(other).filter(([, value]) => value !== undefined))
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  )
}

/**
 * Plays a round again from its seeds, by the engine that played it, and compares what comes out with
 * what is on record. Asks nobody: whatever is needed is in the record.
 * @param model of the record's `modelId`; throws a RangeError without it where none of our own is called so.
 */
export function verifyRound(
  record: FairRecord,
  model: GameModel = findGameModel(record.modelId),
): Verification {
  const draws: FairDraw[] = []
  // Steps of an outcome that anybody may have written are read as carefully as choices are.
  const choices = record.choices ?? readChoices(choicesOf({ steps: stepsOf(record.outcome) }))
  const drops = dropsIn(model, record.outcome)
  const played = replay(model, record, choices, (draw) => draws.push(draw))
  const outcome = played && withDrops(played, drops)
  const said = <T>(value: T | undefined, is: (value: T) => boolean): FairCheck =>
    value === undefined ? null : is(value)
  const checks = {
    commitment: said(record.commitment, (it) => it === commitmentOf(record.serverSeed)),
    receipt: said(record.receipt, (it) => it === receiptOf(record, model.id, record)),
    outcome: said(record.outcome, (it) => outcome !== null && isSame(outcome, it)),
  }
  const all = Object.values(checks)
  const isWhole = !all.includes(null) && drops.length === 0
  return {
    verdict: all.includes(false) || !outcome ? 'wrong' : isWhole ? 'right' : 'partly',
    checks,
    outcome,
    drops,
    draws,
  }
}
