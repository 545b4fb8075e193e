import { gameFrameProtocol, isHostMessage } from './protocol/messages.ts'
import type { GameMessage, HostMessage, InitMessage } from './protocol/messages.ts'
import type {
  GameFrameAction,
  GameFrameChoice,
  GameFrameErrorCode,
  GameFrameFreeSpins,
  GameFrameRound,
} from './protocol/parts.ts'

/** The host refused a request; `message` is a sentence for the player. */
export class HostError extends Error {
  readonly code: GameFrameErrorCode
  readonly retryAfterMs: number | undefined

  constructor(code: GameFrameErrorCode, message: string, retryAfterMs?: number) {
    super(message)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

export type RoundRequest = {
  action: GameFrameAction
  stake: number
  target?: string
  /** Plays one of the free spins that wait. */
  freeSpin?: boolean
}

/** A choice in a round that waits for one, after so many others. */
export type StepRequest = { roundId: string; made: number; choice: GameFrameChoice }

/** A round that was paid for, and the free spins that wait after it. */
export type BegunRound = { round: GameFrameRound; freeSpins: GameFrameFreeSpins | null }

/** The page around the game. */
export type Host = {
  /** Asks for a round; rejects with a HostError. */
  request: (request: RoundRequest) => Promise<BegunRound>
  /** Makes a choice; gives the round as it stands then, or rejects with a HostError. */
  step: (step: StepRequest) => Promise<GameFrameRound>
  /**
   * How a round stands that goes on by the clock; held, the answer waits for its end, for a moment at
   * most. Rejects with a HostError.
   */
  look: (roundId: string, holds: boolean) => Promise<GameFrameRound>
  /** Says the round has been seen; gives the balance with its win, or rejects with a HostError. */
  finish: (roundId: string) => Promise<number>
  setBusy: (busy: boolean) => void
  /** Asks the page to close the game: the page does not hear of keys that are pressed in the frame. */
  leave: () => void
  remember: (preferences: { sound?: boolean; stake?: number; choice?: string }) => void
  /** Called for every message that answers nothing: balance, settings, rules. */
  listen: (listener: (message: HostMessage) => void) => void
}

export type Channel = {
  send: (message: GameMessage) => void
  receive: (listener: (data: unknown) => void) => void
}

/** The channel to the page that embeds this one; messages of any other window are dropped. */
export function parentChannel(frame: Window): Channel {
  return {
    // The host's origin is not known to a frame without one; nothing sent is secret.
    send: (message) => frame.parent.postMessage(message, '*'),
    receive: (listener) =>
      frame.addEventListener('message', (event) => {
        if (event.source === frame.parent) listener(event.data)
      }),
  }
}

type Waiting<T> = { resolve(value: T): void; reject(error: HostError): void }

/**
 * Says `ready` and waits for `init`. Rejects with an Error that names both sides' versions where the
 * host does not speak this one.
 */
export function connectGame(channel: Channel): Promise<{ init: InitMessage; host: Host }> {
  const rounds = new Map<string, Waiting<BegunRound>>()
  const finishes = new Map<string, Waiting<number>>()
  /** What was said before the game listened: it may still be loading what it draws with. */
  const early: HostMessage[] = []
  let listener: (message: HostMessage) => void = (message) => void early.push(message)
  let requests = 0

  const host: Host = {
    request: (request) =>
      new Promise((resolve, reject) => {
        const requestId = `request-${++requests}`
        rounds.set(requestId, { resolve, reject })
        channel.send({ protocol: gameFrameProtocol, type: 'round.request', requestId, ...request })
      }),
    step: (step) =>
      new Promise((resolve, reject) => {
        const requestId = `request-${++requests}`
        rounds.set(requestId, { resolve: ({ round }) => resolve(round), reject })
        channel.send({ protocol: gameFrameProtocol, type: 'round.step', requestId, ...step })
      }),
    look: (roundId, holds) =>
      new Promise((resolve, reject) => {
        const requestId = `request-${++requests}`
        rounds.set(requestId, { resolve: ({ round }) => resolve(round), reject })
        channel.send({ protocol: gameFrameProtocol, type: 'round.look', requestId, roundId, holds })
      }),
    finish: (roundId) =>
      new Promise((resolve, reject) => {
        finishes.set(roundId, { resolve, reject })
        channel.send({ protocol: gameFrameProtocol, type: 'round.finish', roundId })
      }),
    setBusy: (busy) => channel.send({ protocol: gameFrameProtocol, type: 'state', busy }),
    leave: () => channel.send({ protocol: gameFrameProtocol, type: 'leave' }),
    remember: (preferences) =>
      channel.send({ protocol: gameFrameProtocol, type: 'preferences', ...preferences }),
    listen: (next) => {
      listener = next
      for (const message of early.splice(0)) next(message)
    },
  }

  return new Promise((resolve, reject) => {
    let started = false
    channel.receive((data) => {
      if (!isHostMessage(data)) return
      if (data.type === 'init') {
        if (!started) resolve({ init: data, host })
        started = true
      } else if (data.type === 'unsupported') {
        const spoken = data.supported.join(', ')
        reject(
          new Error(
            `The host speaks ${spoken} and this game ${gameFrameProtocol}. Build it with another kit.`,
          ),
        )
      } else if (data.type === 'round.result') {
        take(rounds, data.requestId)?.resolve({
          round: data.round,
          freeSpins: data.freeSpins ?? null,
        })
      } else if (data.type === 'round.finished') {
        take(finishes, data.roundId)?.resolve(data.balance)
      } else if (data.type === 'round.error') {
        const waiting = take(rounds, data.requestId) ?? take(finishes, data.roundId)
        waiting?.reject(new HostError(data.code, data.message, data.retryAfterMs))
      } else {
        listener(data)
      }
    })
    channel.send({ protocol: gameFrameProtocol, type: 'ready' })
  })
}

function take<T>(waiting: Map<string, T>, id: string | undefined): T | undefined {
  if (id === undefined) return undefined
  const found = waiting.get(id)
  waiting.delete(id)
  return found
}
