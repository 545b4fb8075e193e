import type { RoundOutcome } from '@marquee/game-math'
import {
  type BegunRound,
  type GameFrameRound,
  type Host,
  HostError,
  type RoundRequest,
} from '@marquee/game-sdk'
import type { Shot } from '../game-view.ts'
import type { Phase, RoundScreen, Runner } from './runner.ts'
import { celebrationOf } from './timeline.ts'

export type VolleyOptions = {
  host: Pick<Host, 'request' | 'finish' | 'setBusy'>
  /** Fires one; what it has hit is told when it lands. */
  fire: (target: string | undefined) => Shot
  screen: RoundScreen
  /** Minor units. */
  balance: number
  /** No more are under way than this. */
  most: number
  /** No two are fired within this time, in ms. */
  minimumSpinMs: number
  /** Milliseconds of any clock. */
  now: () => number
}

/** A shot that came too early for the house is asked for again so often; it is on its way meanwhile. */
const mostTries = 4

/**
 * The course of rounds of which several may be under way: each is fired, asked for, shown until it has
 * landed and finished by itself. What is said to the page is said one after the other, so that balances
 * come in the order in which they hold. A win that is celebrated lets the others land meanwhile.
 */
export function makeVolley(options: VolleyOptions): Runner {
  const { host, fire, screen, most, minimumSpinMs, now } = options
  let { balance } = options
  let elsewhere: number | null = null
  let flying = 0
  let firedAt = -Infinity
  let paused = false
  let celebrating = false
  let replaying = false
  let shown: Promise<void> | null = null
  let failing: Promise<void> | null = null
  let talk: Promise<unknown> = Promise.resolve()

  const phase = (): Phase => {
    if (paused || replaying) return 'off'
    if (celebrating) return 'showing'
    return flying >= most ? 'busy' : 'idle'
  }
  const tellPhase = () => screen.phase(phase())
  const tellBalance = (amount: number) => {
    balance = amount
    screen.balance(amount)
  }

  /** Says something to the page once all that was said before is answered. */
  const inTurn = <T>(say: () => Promise<T>): Promise<T> => {
    const said = talk.then(say)
    talk = said.catch(() => undefined)
    return said
  }

  /** One dialog at a time: what stopped one shot has mostly stopped the next one too. */
  const explain = async (why: unknown, action: 'close' | 'retry'): Promise<void> => {
    if (why instanceof HostError && why.code === 'insufficient-funds') return
    const message = why instanceof Error ? why.message : String(why)
    failing ??= screen.fail(message, action).finally(() => {
      failing = null
    })
    await failing
  }

  const ask = async (request: RoundRequest): Promise<BegunRound> => {
    for (let tried = 1; ; tried++) {
      try {
        return await host.request(request)
      } catch (error) {
        const wait = error instanceof HostError && error.code === 'too-fast' && error.retryAfterMs
        if (!wait || tried === mostTries) throw error
        await screen.wait(wait)
      }
    }
  }

  const celebrate = async (outcome: RoundOutcome): Promise<void> => {
    const celebration = celebrationOf(outcome.win, outcome.cost)
    // A small win is told where it was caught: a scene for each would hold up the next shot.
    if (!celebration || celebration.level === 'win') return
    const before = shown
    const own = (async () => {
      await before
      celebrating = true
      tellPhase()
      await screen.celebrate(outcome.win, celebration)
      celebrating = false
      tellPhase()
    })()
    shown = own
    await own
    if (shown === own) shown = null
  }

  const finish = async (roundId: string, outcome: RoundOutcome): Promise<void> => {
    for (;;) {
      try {
        return await inTurn(async () => {
          const after = await host.finish(roundId)
          screen.result(outcome, { before: balance, now: after })
          tellBalance(after)
        })
      } catch (error) {
        await explain(error, 'retry')
      }
    }
  }

  const land = async (shot: Shot, round: GameFrameRound): Promise<void> => {
    const outcome = round.outcome as unknown as RoundOutcome
    await shot.land(outcome)
    await celebrate(outcome)
    await finish(round.id, outcome)
  }

  const underWay = async (work: () => Promise<void>): Promise<void> => {
    flying++
    if (flying === 1) host.setBusy(true)
    tellPhase()
    try {
      await work()
    } finally {
      flying--
      if (flying === 0) {
        host.setBusy(false)
        if (elsewhere !== null) tellBalance(elsewhere)
        elsewhere = null
      }
      tellPhase()
    }
  }

  /** What is left when a shot could not be paid for: nothing was taken for it. */
  const giveUp = async (shot: Shot, error: unknown): Promise<void> => {
    shot.abort()
    await explain(error, 'close')
    if (error instanceof HostError && error.code === 'no-free-spins') await screen.freeSpins(null)
  }

  return {
    running: () => celebrating || flying >= most,
    asking: () => false,
    play: async (request) => {
      // A shot that costs nothing is followed to its end: only then is it known how many are left.
      const room = request.freeSpin ? 1 : most
      if (paused || celebrating || failing || flying >= room) return
      if (now() - firedAt < minimumSpinMs) return
      firedAt = now()
      await underWay(async () => {
        if (flying === 1) screen.clear()
        const shot = fire(request.target)
        let begun: BegunRound
        try {
          begun = await inTurn(async () => {
            const answer = await ask(request)
            tellBalance(answer.round.balanceAfterStake)
            return answer
          })
        } catch (error) {
          return giveUp(shot, error)
        }
        await land(shot, begun.round)
        if (request.freeSpin || begun.freeSpins) await screen.freeSpins(begun.freeSpins)
      })
    },
    resume: (round) =>
      underWay(() => {
        const { target } = round.outcome as unknown as RoundOutcome
        return land(fire(target), round)
      }),
    replay: async (round) => {
      const outcome = round.outcome as unknown as RoundOutcome
      replaying = true
      await underWay(async () => {
        screen.clear()
        await fire(outcome.target).land(outcome)
        const celebration = celebrationOf(outcome.win, outcome.cost)
        if (celebration) await screen.celebrate(outcome.win, celebration)
        const before = round.balanceAfterStake
        screen.result(outcome, before === null ? null : { before, now: before + outcome.win })
      })
    },
    setBalance: (amount) => {
      if (flying > 0) elsewhere = amount
      else tellBalance(amount)
    },
    setPaused: (next) => {
      paused = next
      tellPhase()
    },
  }
}
