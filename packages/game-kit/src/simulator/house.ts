import {
  actionsOf,
  beginRound,
  choiceAt,
  costOf,
  endRound,
  endsAfter,
  instantOf,
  isClocked,
  isInstant,
  mostInFlight,
  playRound,
  rulesOf,
  seededRng,
  stakesFor,
  unfold,
  unfoldAt,
  withDrops,
} from '@marquee/game-math'
import type {
  Deal,
  GameModel,
  Rng,
  RoundChoice,
  RoundInput,
  RoundOutcome,
} from '@marquee/game-math'
import { gameFrameProtocol, isGameMessage } from '@marquee/game-sdk'
import type {
  ChangedSettings,
  GameFrameRound,
  GameMessage,
  HostMessage,
  InitMessage,
  Json,
} from '@marquee/game-sdk'
import { drawWanted, wantFor } from './force.ts'
import type { SimulatorSettings } from './settings.ts'
import type { Subject } from './subject.ts'

/** What a house tells its game, without the version that all of it is said in. */
type Answer = HostMessage extends infer Message
  ? Message extends HostMessage
    ? Omit<Message, 'protocol'>
    : never
  : never

type OpenRound = {
  outcome: RoundOutcome
  deal: Deal | null
  choices: RoundChoice[]
  /** Of `performance.now()`. */
  begunAt: number
}

/** How long a question about a round that goes on by the clock is held at most, in ms. */
const holdMs = 1_500

const toRng = (seed: number | null): Rng =>
  seed === null
    ? { int: (max) => crypto.getRandomValues(new Uint32Array(1))[0]! % max }
    : seededRng(seed)

/** What a round of a game aims at where nobody says: the first fish, five picks, a fifth of the field mined. */
export function usualTarget(model: GameModel): string | undefined {
  if (model.engine === 'mines') return String(Math.floor((model.columns * model.rows) / 5))
  if (isInstant(model))
    return instantOf(model)
      .samples()
      .at(model.engine === 'books' ? 0 : 4)
  return model.engine === 'fish' ? model.targets[0]!.id : undefined
}

/** Jackpots that a game feeds: here they only climb. */
const fedLevels = (model: GameModel) =>
  model.engine === 'lines' && model.network
    ? model.network.levels.map(({ id, seed, mustDropBy }) => ({
        level: id,
        amount: Math.floor((seed + mustDropBy) / 2),
        mustDropBy,
      }))
    : undefined

/** A studio's own rules come with its game; those of models made here are computed. */
const rulesFor = (model: GameModel): Json =>
  model.engine === 'books' ? null : (JSON.parse(JSON.stringify(rulesOf(model))) as Json)

/**
 * Plays the platform for one game on this machine: it decides rounds, keeps a balance, and answers as
 * the page around a game does. Nothing of it is ever part of a build.
 */
export function makeHouse(
  { subject, settings }: { subject: Subject; settings: SimulatorSettings },
  send: (message: HostMessage) => void,
) {
  const { model } = subject
  const rng = toRng(settings.seed)
  const stakes = stakesFor(model)
  const stake = settings.stake ?? stakes[Math.min(2, stakes.length - 1)]!
  const levels = fedLevels(model)
  const fallen = levels?.filter(({ level }) => level === settings.drop) ?? []
  const open = new Map<string, OpenRound>()
  let { balance } = settings
  let freeLeft = settings.freeSpins
  let rounds = 0

  const say = (answer: Answer) => send({ protocol: gameFrameProtocol, ...answer })
  const freeSpins = () => (freeLeft > 0 ? { left: freeLeft, stake } : null)
  const toFrame = (id: string, outcome: RoundOutcome): GameFrameRound => ({
    id,
    outcome: outcome,
    balanceAfterStake: balance,
  })

  function begin(input: RoundInput, isWhole = false): GameFrameRound {
    const id = `round-${++rounds}`
    const draw = () => {
      const begun = isWhole
        ? { outcome: playRound(model, input, rng), deal: null }
        : beginRound(model, input, rng)
      // A flight that has begun tells nothing yet: it is wanted by how it ends with nobody at it.
      const outcome = isClocked(model) && begun.deal ? endRound(begun.deal, []) : begun.outcome
      return { outcome, begun }
    }
    const { outcome: own, deal } = drawWanted(draw, wantFor(settings.force, rounds)).begun
    const outcome = withDrops(own, fallen)
    open.set(id, { outcome, deal, choices: [], begunAt: performance.now() })
    balance -= outcome.cost
    return toFrame(id, outcome)
  }

  const firstRound = (isWhole: boolean) =>
    begin(
      {
        action: actionsOf(model).find((one) => one === settings.action) ?? actionsOf(model)[0]!,
        stake,
        target: settings.target ?? usualTarget(model),
      },
      isWhole,
    )

  function start(): Omit<InitMessage, 'protocol'> {
    const { id, title, skin } = subject
    const replay = settings.opens === 'replay' ? firstRound(true) : undefined
    return {
      type: 'init',
      game: { id, title, model: model.id, skin },
      stakes,
      stake,
      unit: settings.isInEntries
        ? { label: 'entries', fractionDigits: 2 }
        : { label: 'coins', fractionDigits: 0 },
      locale: settings.locale,
      texts: {},
      sound: settings.hasSound,
      reducedMotion: settings.isCalm,
      minimumSpinMs: settings.paceMs,
      openRound: settings.opens === 'round' ? firstRound(false) : null,
      balance,
      freeSpins: freeSpins(),
      ...(levels && { jackpots: { levels, drops: [] } }),
      rules: rulesFor(model),
      ...(replay && { replay }),
    }
  }

  function request(message: Extract<GameMessage, { type: 'round.request' }>): void {
    const { requestId, action, target, stake: asked } = message
    const input: RoundInput = { action, stake: asked, target }
    const refuse = (
      code: 'failed' | 'insufficient-funds' | 'not-allowed' | 'round-open',
      text = 'This round could not begin. Your balance is as it was.',
    ) => {
      say({ type: 'round.error', requestId, code, message: text })
    }
    if (settings.refuses) return refuse('not-allowed')
    if (open.size >= mostInFlight(model) && settings.opens !== 'replay') return refuse('round-open')
    let cost: number
    try {
      cost = costOf(model, input)
    } catch (error) {
      return refuse('failed', (error as Error).message)
    }
    if (cost > balance) return refuse('insufficient-funds')
    const round = begin(input)
    if (message.freeSpin && freeLeft > 0) {
      freeLeft -= 1
      balance += cost
      round.balanceAfterStake = balance
    }
    say({ type: 'round.result', requestId, round, freeSpins: freeSpins() })
    for (const level of levels ?? []) level.amount += Math.ceil(asked / 100)
    if (levels) say({ type: 'jackpots', levels })
  }

  function step(message: Extract<GameMessage, { type: 'round.step' }>): void {
    const { requestId, roundId, choice } = message
    const round = open.get(roundId)
    if (!round?.deal) {
      const text = 'This round waits for no choice.'
      return say({ type: 'round.error', requestId, code: 'failed', message: text })
    }
    let outcome: RoundOutcome
    try {
      const counts = choiceAt(round.deal, choice, performance.now() - round.begunAt)
      outcome = unfold(round.deal, [...round.choices, counts])
      round.choices.push(counts)
    } catch (error) {
      const { message: text } = error as Error
      return say({ type: 'round.error', requestId, code: 'failed', message: text })
    }
    balance -= outcome.cost - round.outcome.cost
    round.outcome = outcome
    say({
      type: 'round.result',
      requestId,
      round: toFrame(roundId, outcome),
      freeSpins: freeSpins(),
    })
  }

  function look({ requestId, roundId, holds }: Extract<GameMessage, { type: 'round.look' }>): void {
    const round = open.get(roundId)
    const elapsed = () => performance.now() - (round?.begunAt ?? 0)
    const answer = () => {
      if (round?.deal) round.outcome = unfoldAt(round.deal, round.choices, elapsed())
      if (round) {
        const shown = toFrame(roundId, round.outcome)
        say({ type: 'round.result', requestId, round: shown, freeSpins: freeSpins() })
      } else say({ type: 'round.error', requestId, code: 'failed', message: 'It is over.' })
    }
    const after = round?.deal ? endsAfter(round.deal) : null
    const wait = holds && after !== null ? Math.min(holdMs, Math.max(0, after - elapsed()) + 1) : 0
    setTimeout(answer, settings.delayMs + wait)
  }

  function finish(roundId: string): void {
    const round = open.get(roundId)
    if (round) {
      balance += (round.deal ? endRound(round.deal, round.choices) : round.outcome).win
      open.delete(roundId)
    }
    say({ type: 'round.finished', roundId, balance })
  }

  return {
    /** Answers what the game said; drops what is not of the protocol. */
    receive(data: unknown): void {
      if (!isGameMessage(data)) return
      if (data.type === 'ready') say(start())
      else if (data.type === 'round.request') setTimeout(request, settings.delayMs, data)
      else if (data.type === 'round.step') setTimeout(step, settings.delayMs, data)
      else if (data.type === 'round.look') look(data)
      else if (data.type === 'round.finish') finish(data.roundId)
    },
    /** A setting changes while the game is open. */
    change: (changed: ChangedSettings) => say({ type: 'settings', ...changed }),
    openRules: () => say({ type: 'rules.open' }),
    balance: () => balance,
  }
}
