import { parentPort, workerData } from 'node:worker_threads'
import { analyseAtOnce, fingerprintOf } from '../analyse/analyse.ts'
import { countAnalysis } from '../analyse/count-analysis.ts'
import type { ActionAnalysis, Analysis } from '../law/figures.ts'
import { unevenness } from '../law/spread.ts'
import slotRecords from '../analyse/recorded.json' with { type: 'json' }
import instantRecords from '../instant/recorded.json' with { type: 'json' }
import { isInstant } from '../model.ts'
import type { GameModel } from '../model.ts'
import type { FlightModel, MinesModel } from '../stepped-model.ts'
import { findGameModel } from '../models/all.ts'
import { levelReturn } from '../network/network-law.ts'
import type { Network } from '../network/networks.ts'
import { beginPool, drawDropAt, feed } from '../network/pool.ts'
import { costOf, playRound } from '../play/play-round.ts'
import { seededRng } from '../rng.ts'
import type { Rng } from '../rng.ts'
import { stakesFor } from '../stakes.ts'
import { chanceOf, mineCounts, mostOpened, payOf } from '../steps/mines.ts'
import { chanceToReach } from '../instant/crash.ts'
import { choiceAt, dealRound, endRound, unfoldAt } from '../steps/stepped.ts'
import { toRecord } from './to-record.ts'

/** What playing came to; shares of the cost. */
type Played = { rtp: number; deviation: number; hitRate: number; perSecond: number }

/** Rounds a second of one core that every model plays at least; a bought feature is dozens of spins. */
const leastPerSecond = 100_000
/** Speed is taken of so many parts of the rounds, and the fastest counts: others may use the machine. */
const partsOfSpeed = 8

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

/** What takes no time to count has nothing to record, but instant games, whose records stand apart. */
export const isRecorded = (model: GameModel): boolean =>
  isInstant(model) || analyseAtOnce(model) === undefined

/** Plays an action with a repeatable source of chance. */
function measure(model: GameModel, { action, target }: ActionAnalysis, rounds: number): Played {
  const rng = seededRng(20_261_122)
  const stake = stakesFor(model)[0]!
  let sum = 0
  let squares = 0
  let hits = 0
  let perSecond = 0
  const part = Math.ceil(rounds / partsOfSpeed)
  let start = process.threadCpuUsage()
  for (let round = 0; round < rounds; round++) {
    if (round > 0 && round % part === 0) {
      const { user, system } = process.threadCpuUsage(start)
      perSecond = Math.max(perSecond, (part / Math.max(1, user + system)) * 1_000_000)
      start = process.threadCpuUsage()
    }
    const input = { action, stake, ...(target && { target }) }
    const { win, cost } = playRound(model, input, rng)
    const paid = costOf(model, input)
    // What was added to a stake comes back before anything is won.
    const back = (win - (cost - paid)) / paid
    sum += back
    squares += back * back
    if (win > 0) hits++
  }
  const rtp = sum / rounds
  return {
    rtp,
    deviation: Math.sqrt((squares / rounds - rtp * rtp) / rounds),
    hitRate: hits / rounds,
    perSecond,
  }
}

/**
 * Plays each number of mines and counts how far the fields could be opened, which says at once what
 * cashing out after any number of cells returns; both that and the exact figure must be what they ought.
 */
function proveChoices(model: MinesModel, rounds: number): string[] {
  const problems: string[] = []
  const rng = seededRng(20_261_123)
  const [stake = 0] = stakesFor(model)
  const games = Math.round(rounds / 20)
  let least = 1
  let most = 0
  for (const mines of mineCounts(model)) {
    const safe = new Float64Array(model.columns * model.rows + 1)
    for (let round = 0; round < games; round++) {
      const deal = dealRound(model, { action: 'begin', stake, target: String(mines) }, rng)
      for (let opened = 0; opened <= Math.min(...deal.hidden); opened++) safe[opened]!++
    }
    for (let opened = 1; opened <= mostOpened(model, mines); opened++) {
      const chance = chanceOf(model, mines, opened)
      const pay = payOf(model, mines, opened)
      const played = (safe[opened]! / games) * pay
      const deviation = pay * Math.sqrt((chance * (1 - chance)) / games)
      if (Math.abs(played - chance * pay) > allowedDeviations * deviation) {
        problems.push(
          `${mines} mines, ${opened} opened: ${played} in play, ${chance * pay} counted.`,
        )
      }
      if (Math.abs(chance * pay - model.rtp) > 0.005) {
        problems.push(`${mines} mines, ${opened} opened: returns ${chance * pay}.`)
      }
      least = Math.min(least, chance * pay)
      most = Math.max(most, chance * pay)
    }
  }
  console.log(
    `${model.id}: every way to cash out returns ${least.toFixed(4)} to ${most.toFixed(4)}.`,
  )
  return problems
}

/**
 * Ways to decide when a flight is left, by what its player can see: that it still flies, and for how
 * long. Each gives the ms after the beginning at which the player presses, drawn anew for each round.
 */
const waysToLeave: Record<string, (model: FlightModel, rng: Rng) => number> = {
  'as soon as it can be': ({ countdownMs }) => countdownMs + 60,
  'after a second': ({ countdownMs }) => countdownMs + 1_000,
  'at any time': ({ countdownMs }, rng) => countdownMs + 60 + rng.int(9_000),
  'with one chance in three each half second': ({ countdownMs }, rng) => {
    let ms = countdownMs + 500
    while (rng.int(3) > 0) ms += 500
    return ms
  },
  'once it has doubled, or much later': ({ countdownMs }, rng) =>
    countdownMs + (rng.int(2) === 0 ? 2_100 : 6_000),
}

/**
 * Every multiple that a flight can be left at returns what is stated, to the rounding of its draws; and
 * so does every way to decide by the clock, in play, with and without one that was named before.
 */
function proveFlight(model: FlightModel, rounds: number): string[] {
  const problems: string[] = []
  const rtp = model.returned / model.draws
  let least = 1
  for (let hundredths = model.least; hundredths <= model.most; hundredths++) {
    const back = (chanceToReach(model, hundredths) * hundredths) / 100
    least = Math.min(least, back)
    if (back > rtp + 1e-12 || back < rtp - hundredths / 100 / model.draws) {
      problems.push(`Leaving at ${hundredths / 100} returns ${back}, and ${rtp} is stated.`)
    }
  }
  const rng = seededRng(20_261_125)
  const [stake = 0] = stakesFor(model)
  const games = Math.round(rounds / 5)
  for (const [way, pressAt] of Object.entries(waysToLeave)) {
    for (const target of [undefined, '3.00']) {
      let sum = 0
      let squares = 0
      for (let round = 0; round < games; round++) {
        const input = { action: 'begin', stake, ...(target && { target }) } as const
        const deal = dealRound(model, input, rng)
        const ms = pressAt(model, rng)
        const now = unfoldAt(deal, [], ms)
        const press = { kind: 'cash-out' } as const
        const { win } = now.awaits ? endRound(deal, [choiceAt(deal, press, ms)]) : now
        sum += win / stake
        squares += (win / stake) ** 2
      }
      const mean = sum / games
      const deviation = Math.sqrt((squares / games - mean ** 2) / games)
      if (Math.abs(mean - rtp) > allowedDeviations * deviation) {
        problems.push(`Left ${way}, ${target ?? 'by hand'}: ${mean} in play, ${rtp} stated.`)
      }
      console.log(
        `${model.id}: left ${way}${target ? ` or at ×${target}` : ''} returns ${(100 * mean).toFixed(2)} ± ${(100 * deviation).toFixed(2)} %.`,
      )
    }
  }
  console.log(
    `${model.id}: every multiple returns ${(100 * least).toFixed(4)} to ${(100 * rtp).toFixed(4)} %.`,
  )
  return problems
}

/** Feeds each level of a network until it has fallen many times; what that returns must be its law. */
function proveNetwork(id: string, { levels }: Network): string[] {
  const problems: string[] = []
  const rng = seededRng(20_261_124)
  const falls = 20_000
  for (const level of levels) {
    const cost = Math.ceil((level.mustDropBy - level.seed) / 20 / (level.share / 10_000))
    let pool = beginPool(level, drawDropAt(level, rng))
    let staked = 0
    let sum = 0
    let squares = 0
    for (let fall = 0; fall < falls;) {
      const fed = feed(level, pool, { cost, nextDropAt: drawDropAt(level, rng) })
      pool = fed.pool
      staked += cost
      if (fed.won === 0) continue
      fall++
      sum += fed.won
      squares += fed.won ** 2
    }
    const mean = sum / falls
    const deviation = Math.sqrt((squares / falls - mean ** 2) / falls)
    const expected = (level.seed + 1 + level.mustDropBy) / 2
    if (Math.abs(mean - expected) > allowedDeviations * deviation) {
      problems.push(`${level.id} fell at ${mean} on average, and ${expected} was counted.`)
    }
    console.log(
      `${id} ${level.id}: feeds ${level.share / 100} %, returns ${(100 * levelReturn(level)).toFixed(3)} %, ${((100 * sum) / staked).toFixed(3)} % in play.`,
    )
  }
  return problems
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
    // A bought feature is dozens of spins, a fish or instant game about ten choices, a field two dozen.
    const begin = Math.min(1, 2 / analysis.byAction.length)
    const share = { spin: 1, shot: 0.2, play: 0.2, 'buy-free-spins': 0.1, begin }[action.action]
    const played = measure(model, action, Math.round(rounds * share))
    const name = action.target ?? action.action
    // Jackpots that several games feed are played by themselves, below.
    const network = analysis.contributions.network ?? 0
    played.rtp += network
    if (Math.abs(played.rtp - action.rtp) > allowedDeviations * played.deviation) {
      problems.push(`${name} returned ${played.rtp} in play, and ${action.rtp} was counted.`)
    }
    if (action.rtp < 0.9 || action.rtp > 0.98) problems.push(`${name} returns ${action.rtp}.`)
    return { ...action, played }
  })
  const uneven = unevenness(model, analysis.byAction)
  if (uneven) problems.push(uneven)
  // What a round may be about is all played by the same code: the fastest was the least disturbed.
  const rates = actions.map(({ action, played }) =>
    action === 'buy-free-spins' ? 0 : played.perSecond,
  )
  if (Math.max(...rates) < leastPerSecond) {
    problems.push(
      `It plays ${Math.round(Math.max(...rates))} rounds a second of a core, and ${leastPerSecond} are needed.`,
    )
  }
  if (model.engine === 'mines') problems.push(...proveChoices(model, rounds))
  if (model.engine === 'flight') problems.push(...proveFlight(model, rounds))
  if (model.engine === 'lines' && model.network) {
    problems.push(...proveNetwork(model.id, model.network))
  }
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
