import { type FreeSpins, type Round } from '@marquee/contract'
import {
  foreignVersion,
  refuseVersion,
  gameFrameProtocol,
  isGameMessage,
  type ChangedSettings,
  type GameFrameErrorCode,
  type GameFrameFreeSpins,
  type GameFrameRound,
  type GameMessage,
  type HostMessage,
  type InitMessage,
  type PreferencesMessage,
} from '@marquee/game-sdk'
import { makeBusyBar } from './busyBar.ts'
import { frameFailureOf, isOvertaken, isUnanswered } from './frameErrors.ts'
import type { Pace } from './pace.ts'
import type { RoundCalls } from './roundCalls.ts'

type RoundRequest = Extract<GameMessage, { type: 'round.request' }>
type RoundLook = Extract<GameMessage, { type: 'round.look' }>
type RoundStep = Extract<GameMessage, { type: 'round.step' }>
/** What `init` tells beside what the host keeps itself. */
export type FrameStart = Omit<
  InitMessage,
  'protocol' | 'type' | 'balance' | 'openRound' | 'laterRounds' | 'freeSpins'
>

export interface FrameHostOptions {
  calls: RoundCalls
  pace: Pace
  /** Rounds the player has paid for and not seen the end of, as they were begun; mostly one at most. */
  openRounds: readonly Round[]
  /** Free spins that wait in the game. */
  freeSpins: FreeSpins | null
  /** Read at each `ready`, so that a game that loads again gets what holds then. */
  start: () => FrameStart
  send: (message: HostMessage) => void
  /** A sentence for the player. */
  textOf: (code: GameFrameErrorCode) => string
  newKey: () => string
  wait: (ms: number) => Promise<void>
  on: {
    /** A round is being shown, or not, or by a game that has been silent for too long. */
    busy: (busy: boolean) => void
    /** A round is paid for and not finished, or no longer. */
    roundOpen: (open: boolean) => void
    staked: (round: Round) => void
    settled: (round: Round) => void
    failed: (code: GameFrameErrorCode, error: unknown) => void
    /** The player asked to leave from within the game. */
    leave: () => void
    preferences: (chosen: Pick<PreferencesMessage, 'sound' | 'stake' | 'choice'>) => void
  }
}

/** Pauses before an unanswered call is sent again with the same key, in ms. */
export const retryPauses = [600, 1_800]

const toFrame = ({ id, outcome }: Round, balanceAfterStake: number): GameFrameRound => ({
  id,
  outcome,
  balanceAfterStake,
})

const spinsToFrame = (spins: FreeSpins | null): GameFrameFreeSpins | null =>
  spins && { left: spins.left, stake: spins.stake }

/**
 * The page's side of the game protocol: makes every call for a game that has no access to the
 * platform. A request keeps its idempotency key until it is answered, so that a lost answer is asked
 * for again and never paid for twice.
 */
export function createFrameHost({
  calls,
  pace,
  openRounds,
  freeSpins: givenSpins,
  start,
  send,
  textOf,
  newKey,
  wait,
  on,
}: FrameHostOptions) {
  /** What the game believes the balance to be. */
  let told = calls.startBalance
  let newest = calls.startBalance
  /** Rounds whose end was not seen by their ids, and what each has taken by now. */
  const open = new Map<string, { shown: GameFrameRound; cost: number }>()
  for (const round of openRounds) {
    open.set(round.id, { shown: toFrame(round, calls.startBalance), cost: round.cost })
  }
  let freeSpins = spinsToFrame(givenSpins)
  let busy = false
  /** A request nobody has answered yet, with the key it was sent with. */
  let unanswered: { key: string; body: string } | null = null
  const finishKeys = new Map<string, string>()
  let closed = false
  const bar = makeBusyBar(on.busy)

  const say = (message: HostMessage) => {
    if (!closed) send(message)
  }
  const tellOpen = () => on.roundOpen(open.size > 0)
  const tellBalance = () => {
    // Between stake and win the game counts by itself; it is told once the round is over.
    if (busy || open.size > 0 || newest === told) return
    told = newest
    say({ protocol: gameFrameProtocol, type: 'balance', balance: told })
  }

  async function insist<T>(call: () => Promise<T>): Promise<T> {
    for (const pause of retryPauses) {
      try {
        return await call()
      } catch (error) {
        if (!isUnanswered(error) || closed) throw error
        await wait(pause)
      }
    }
    return call()
  }

  /** The key of a request: once more that of the same one that nobody answered, else a new one. */
  const keyFor = (body: string): string => {
    const kept = unanswered?.body === body ? unanswered.key : null
    unanswered = null
    return kept ?? newKey()
  }

  const refuse = (
    error: unknown,
    of: { requestId: string } | { roundId: string },
    freeSpin = false,
  ) => {
    const failure = frameFailureOf(error, freeSpin)
    if (failure.code === 'no-free-spins') freeSpins = null
    say({
      protocol: gameFrameProtocol,
      type: 'round.error',
      ...of,
      ...failure,
      message: textOf(failure.code),
    })
    on.failed(failure.code, error)
  }

  async function play({ requestId, action, stake, ...rest }: RoundRequest): Promise<void> {
    const { target, freeSpin } = rest
    const request = {
      action,
      stake,
      ...(target !== undefined && { target }),
      ...(freeSpin && { freeSpin }),
    }
    const body = JSON.stringify(request)
    const key = keyFor(body)
    /** The player has left while the round was held back: nothing is taken for it. */
    let isLeft = false
    const begin = () => {
      isLeft = closed
      if (isLeft) throw new Error('The game was closed before its round could begin.')
      return calls.play(request, key)
    }
    try {
      const { round, balance, ...after } = await insist(() => pace(begin))
      freeSpins = spinsToFrame(after.freeSpins)
      told = newest = balance
      const shown = toFrame(round, balance)
      open.set(round.id, { shown, cost: round.cost })
      tellOpen()
      on.staked(round)
      say({ protocol: gameFrameProtocol, type: 'round.result', requestId, round: shown, freeSpins })
    } catch (error) {
      if (isLeft) return
      if (isUnanswered(error)) unanswered = { key, body }
      refuse(error, { requestId }, freeSpin)
    }
  }

  /** Tells the game how its round stands after a choice. */
  const answerStep = (requestId: string, round: Round) => {
    const shown = toFrame(round, told)
    const own = open.get(round.id)
    if (own) own.shown = shown
    say({ protocol: gameFrameProtocol, type: 'round.result', requestId, round: shown, freeSpins })
  }

  async function step({ requestId, roundId, made, choice }: RoundStep): Promise<void> {
    const body = JSON.stringify({ roundId, made, choice })
    const key = keyFor(body)
    try {
      const { round, balance } = await insist(() => calls.step(roundId, { made, choice }, key))
      told = newest = balance
      const own = open.get(roundId)
      const added = own ? round.cost - own.cost : 0
      if (added > 0) on.staked({ ...round, cost: added })
      if (own) own.cost = round.cost
      answerStep(requestId, round)
    } catch (error) {
      if (isUnanswered(error)) unanswered = { key, body }
      const stands = isOvertaken(error) ? await calls.recall(roundId).catch(() => null) : null
      if (stands) answerStep(requestId, stands)
      else refuse(error, { requestId })
    }
  }

  async function look({ requestId, roundId, holds }: RoundLook): Promise<void> {
    try {
      answerStep(requestId, await (holds ? calls.watch(roundId) : calls.recall(roundId)))
    } catch (error) {
      // The game asks again by itself: nobody has to be told of one question.
      const failure = frameFailureOf(error)
      say({
        protocol: gameFrameProtocol,
        type: 'round.error',
        requestId,
        ...failure,
        message: textOf(failure.code),
      })
    }
  }

  async function finish(roundId: string): Promise<void> {
    const key = finishKeys.get(roundId) ?? newKey()
    finishKeys.set(roundId, key)
    try {
      const { round, balance } = await insist(() => calls.finish(roundId, key))
      told = newest = balance
      if (open.delete(roundId)) {
        tellOpen()
        on.settled(round)
      }
      say({ protocol: gameFrameProtocol, type: 'round.finished', roundId, balance })
    } catch (error) {
      refuse(error, { roundId })
    }
  }

  return {
    /** Handles what came from the frame's window; anything that is not of the protocol is dropped. */
    receive(data: unknown): void {
      if (closed) return
      const foreign = foreignVersion(data)
      if (foreign !== null) {
        send(refuseVersion(foreign))
        return on.failed(
          'failed',
          new Error(`The game speaks ${foreign}, which this page does not.`),
        )
      }
      if (!isGameMessage(data)) return
      bar.hear()
      if (data.type === 'ready') {
        busy = false
        bar.set(false)
        // Between stake and win the game counts by itself, from what it was told last.
        if (open.size === 0) told = newest
        const [openRound = null, ...laterRounds] = [...open.values()].map(({ shown }) => shown)
        say({
          protocol: gameFrameProtocol,
          type: 'init',
          ...start(),
          balance: told,
          openRound,
          ...(laterRounds.length > 0 && { laterRounds }),
          freeSpins,
        })
        tellOpen()
      } else if (data.type === 'round.request') void play(data)
      else if (data.type === 'round.step') void step(data)
      else if (data.type === 'round.look') void look(data)
      else if (data.type === 'round.finish') void finish(data.roundId)
      else if (data.type === 'state') {
        busy = data.busy
        bar.set(busy)
        tellBalance()
      } else if (data.type === 'leave') on.leave()
      else {
        const { sound, stake, choice } = data
        on.preferences({ sound, stake, choice })
      }
    },
    /** The balance changed elsewhere; the game hears of it when no round is being shown. */
    setBalance(amount: number): void {
      newest = amount
      tellBalance()
    },
    /** Jackpots stand at other amounts. */
    tellJackpots(levels: { level: string; amount: number }[]): void {
      say({ protocol: gameFrameProtocol, type: 'jackpots', levels })
    },
    changeSettings(settings: ChangedSettings): void {
      say({ protocol: gameFrameProtocol, type: 'settings', ...settings })
    },
    openRules: () => say({ protocol: gameFrameProtocol, type: 'rules.open' }),
    isRoundOpen: () => open.size > 0,
    /** Says nothing more: the frame is gone. */
    close(): void {
      closed = true
      bar.close()
    },
  }
}

export type FrameHost = ReturnType<typeof createFrameHost>
