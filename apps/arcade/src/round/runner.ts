import type { RoundOutcome } from '@marquee/game-math'
import type { GameView } from '../game-view.ts'
import {
  type BegunRound,
  type GameFrameFreeSpins,
  type GameFrameReplay,
  type GameFrameRound,
  type Host,
  HostError,
  type RoundRequest,
} from '@marquee/game-sdk'
import { celebrationOf } from './timeline.ts'
import type { Celebration } from './timeline.ts'

export type Phase = 'idle' | 'busy' | 'showing' | 'asking' | 'off'

/** What the round's course shows beside the view. Amounts are minor units. */
export type RoundScreen = {
  phase: (phase: Phase) => void
  clear: () => void
  balance: (amount: number) => void
  celebrate: (win: number, celebration: Celebration) => Promise<void>
  /** The plain end of every round: what came back, and the balance as a sum; none for a stranger's. */
  result: (outcome: RoundOutcome, sum: { before: number; now: number } | null) => void
  /** Shows what went wrong; resolves once the player has read it. */
  fail: (message: string, action: 'close' | 'retry') => Promise<void>
  wait: (ms: number) => Promise<void>
  /** Free spins that wait after a round that has been shown. */
  freeSpins: (waiting: GameFrameFreeSpins | null) => Promise<void>
}

export type Runner = {
  /** Plays one round; does nothing while one is running or the game is paused. */
  play: (request: RoundRequest) => Promise<void>
  /** Shows a round that was paid for earlier to its end and finishes it. */
  resume: (round: GameFrameRound) => Promise<void>
  /** Shows a finished round again; nothing is requested or finished. */
  replay: (round: GameFrameReplay) => Promise<void>
  /** The balance changed elsewhere; shown once no round is running. */
  setBalance: (amount: number) => void
  setPaused: (paused: boolean) => void
  running: () => boolean
  /** The round waits for a choice of the player. */
  asking: () => boolean
}

/** The course of a round: request, show, ask as long as it waits, celebrate if it is a win, finish. */
export function makeRunner(
  host: Pick<Host, 'request' | 'step' | 'look' | 'finish' | 'setBusy'>,
  view: Pick<GameView, 'begin' | 'play' | 'ask' | 'abort'>,
  screen: RoundScreen,
  startBalance: number,
): Runner {
  let balance = startBalance
  let elsewhere: number | null = null
  let busy = false
  let paused = false
  let asking = false

  const occupied = async (work: () => Promise<void>, after: () => Phase) => {
    busy = true
    screen.phase('busy')
    host.setBusy(true)
    try {
      await work()
    } finally {
      busy = false
      host.setBusy(false)
      if (elsewhere !== null) {
        balance = elsewhere
        elsewhere = null
        screen.balance(balance)
      }
      screen.phase(paused ? 'off' : after())
    }
  }

  /** Why nothing came of a request. The page itself tells of a short balance, with the ways on. */
  const explain = async (error: unknown): Promise<void> => {
    if (error instanceof HostError && error.code === 'insufficient-funds') return
    await screen.fail(messageOf(error), 'close')
  }

  /** Shows a round step by step until it waits no more. */
  const stepThrough = async (begun: GameFrameRound): Promise<GameFrameRound> => {
    let round = begun
    for (;;) {
      const outcome = round.outcome as unknown as RoundOutcome
      if (!outcome.awaits || !view.ask) return round
      await view.play(outcome)
      asking = true
      screen.phase('asking')
      let latest = round
      const choice = await view.ask(outcome, async (holds) => {
        latest = await host.look(begun.id, holds)
        return latest.outcome as unknown as RoundOutcome
      })
      asking = false
      screen.phase('busy')
      if (!choice) {
        round = latest
        continue
      }
      try {
        round = await host.step({ roundId: round.id, made: outcome.made ?? 0, choice })
        balance = round.balanceAfterStake
        screen.balance(balance)
      } catch (error) {
        view.abort()
        await explain(error)
      }
    }
  }

  const show = async (round: Pick<GameFrameRound, 'outcome'>): Promise<RoundOutcome> => {
    const outcome = round.outcome as unknown as RoundOutcome
    await view.play(outcome)
    const celebration = celebrationOf(outcome.win, outcome.cost)
    if (celebration) await screen.celebrate(outcome.win, celebration)
    return outcome
  }

  const finish = async (roundId: string): Promise<number> => {
    for (;;) {
      try {
        return await host.finish(roundId)
      } catch (error) {
        await screen.fail(messageOf(error), 'retry')
      }
    }
  }

  const complete = async (begun: GameFrameRound) => {
    balance = begun.balanceAfterStake
    screen.balance(balance)
    const round = await stepThrough(begun)
    const outcome = await show(round)
    const now = await finish(round.id)
    screen.result(outcome, { before: balance, now })
    balance = now
  }

  return {
    running: () => busy,
    asking: () => asking,
    play: async (request) => {
      if (busy || paused) return
      await occupied(
        async () => {
          screen.clear()
          view.begin(request.action, request.target)
          let begun: BegunRound
          try {
            begun = await host.request(request)
          } catch (error) {
            view.abort()
            await explain(error)
            if (!(error instanceof HostError)) return
            if (error.code === 'no-free-spins') await screen.freeSpins(null)
            if (error.retryAfterMs) await screen.wait(error.retryAfterMs)
            return
          }
          await complete(begun.round)
          await screen.freeSpins(begun.freeSpins)
        },
        () => 'idle',
      )
    },
    resume: (round) =>
      occupied(
        () => complete(round),
        () => 'idle',
      ),
    replay: (round) =>
      occupied(
        async () => {
          screen.clear()
          const outcome = await show(round)
          const before = round.balanceAfterStake
          screen.result(outcome, before === null ? null : { before, now: before + outcome.win })
        },
        () => 'off',
      ),
    setBalance: (amount) => {
      if (busy) elsewhere = amount
      else {
        balance = amount
        screen.balance(amount)
      }
    },
    setPaused: (next) => {
      paused = next
      if (!busy) screen.phase(paused ? 'off' : 'idle')
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
