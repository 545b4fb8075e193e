import { parentPort, workerData } from 'node:worker_threads'
import { fingerprintOf } from '../analyse/analyse.ts'
import { countAnalysis } from '../analyse/count-analysis.ts'
import type { ActionAnalysis, Analysis } from '../analyse/figures.ts'
import slotRecords from '../analyse/recorded.json' with { type: 'json' }
import instantRecords from '../instant/recorded.json' with { type: 'json' }
import type { GameModel } from '../model.ts'
import { findGameModel } from '../models/all.ts'
import { playRound } from '../play/play-round.ts'
import { seededRng } from '../rng.ts'
import { stakesFor } from '../stakes.ts'
import { toRecord } from './to-record.ts'

/** What playing came to; shares of the cost. */
type Played = { rtp: number; deviation: number; hitRate: number; perSecond: number }

export type Proof = {
  id: string
  fingerprint: string
  analysis: Analysis
  actions: (ActionAnalysis & { played: Played })[]
  /** Sentences on what is not as it should be. */
  problems: string[]
}

/** Play may miss the exact figures by so many standard deviations. */
const allowedDeviations = 4.5

const records = { ...slotRecords, ...instantRecords }

/** A shot is a single division: there is nothing to record. */
export const isRecorded = ({ engine }: GameModel): boolean => engine !== 'fish'

/** Plays an action with a repeatable source of chance. */
function measure(model: GameModel, { action, target }: ActionAnalysis, rounds: number): Played {
  const rng = seededRng(20_261_122)
  const stake = stakesFor(model)[0]!
  let sum = 0
  let squares = 0
  let hits = 0
  const start = performance.now()
  for (let round = 0; round < rounds; round++) {
    const { win, cost } = playRound(model, { action, stake, ...(target && { target }) }, rng)
    const back = win / cost
    sum += back
    squares += back * back
    if (win > 0) hits++
  }
  const rtp = sum / rounds
  return {
    rtp,
    deviation: Math.sqrt((squares / rounds - rtp * rtp) / rounds),
    hitRate: hits / rounds,
    perSecond: (rounds / (performance.now() - start)) * 1000,
  }
}

/** Counts a model, plays it, and compares both with what is on record. */
function proveModel(model: GameModel, rounds: number, isRecording: boolean): Proof {
  const analysis = toRecord(countAnalysis(model))
  const fingerprint = fingerprintOf(model)
  const problems: string[] = []
  const record = (records as Record<string, { fingerprint: string } | undefined>)[model.id]
  if (record && record.fingerprint !== fingerprint) {
    problems.push('Its numbers are not those it was played with. Give other numbers another id.')
  }
  if (
    !isRecording &&
    isRecorded(model) &&
    JSON.stringify(record) !== JSON.stringify({ fingerprint, analysis })
  ) {
    problems.push('What is on record is not what was counted. Run pnpm arcade:proof --write.')
  }
  const actions = analysis.byAction.map((action) => {
    // A bought feature is dozens of spins, a fish or instant game about ten choices.
    const share = { spin: 1, shot: 0.2, play: 0.2, 'buy-free-spins': 0.1 }[action.action]
    const played = measure(model, action, Math.round(rounds * share))
    const name = action.target ?? action.action
    if (Math.abs(played.rtp - action.rtp) > allowedDeviations * played.deviation) {
      problems.push(`${name} returned ${played.rtp} in play, and ${action.rtp} was counted.`)
    }
    if (action.rtp < 0.9 || action.rtp > 0.98) problems.push(`${name} returns ${action.rtp}.`)
    if (Math.abs(action.rtp - analysis.rtp) > 0.005) {
      problems.push(`${name} returns ${action.rtp}, the game ${analysis.rtp}.`)
    }
    return { ...action, played }
  })
  return { id: model.id, fingerprint, analysis, actions, problems }
}

if (parentPort) {
  const { id, rounds, isRecording } = workerData as {
    id: string
    rounds: number
    isRecording: boolean
  }
  parentPort.postMessage(proveModel(findGameModel(id), rounds, isRecording))
}
