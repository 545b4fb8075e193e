import { findGameModel, playRound, seededRng } from '@marquee/game-math'
import type { RoundOutcome } from '@marquee/game-math'
import { type BegunRound, HostError } from '@marquee/game-sdk'
import { expect, it, vi } from 'vitest'
import type { RoundScreen } from './runner.ts'
import { makeVolley } from './volley.ts'

const request = { action: 'shot', stake: 10, target: 'turtle' } as const

const makeOutcome = (win: number): RoundOutcome => ({
  ...playRound(findGameModel('fish-reef'), request, seededRng(1)),
  win,
})

/** Lets promises that are ready go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/**
 * A page, a stage and a player, each of which does what the test says: a request is answered and a shot
 * lands when it is told to.
 */
function makeSea(most = 4) {
  const log: string[] = []
  const asked: { resolve: (begun: BegunRound) => void; reject: (error: Error) => void }[] = []
  const shots: { land: () => void }[] = []
  const celebrations: (() => void)[] = []
  const finishErrors: Error[] = []
  let time = 0
  let house = 1000
  const owed = new Map<string, number>()
  const screen: RoundScreen = {
    phase: (phase) => void log.push(phase),
    clear: () => undefined,
    balance: (amount) => void log.push(`balance ${amount}`),
    celebrate: (win) =>
      new Promise((resolve) => {
        log.push(`celebrate ${win}`)
        celebrations.push(resolve)
      }),
    result: (outcome, sum) =>
      void log.push(`won ${outcome.win}: ${sum ? `${sum.before} to ${sum.now}` : 'no sum'}`),
    fail: async (message, action) => void log.push(`fail ${message}, ${action}`),
    wait: async (ms) => void log.push(`wait ${ms}`),
    freeSpins: async (waiting) => void log.push(`${waiting?.left ?? 'no'} free`),
  }
  const volley = makeVolley({
    host: {
      setBusy: (busy) => void log.push(busy ? 'bar hidden' : 'bar shown'),
      request: () => {
        log.push('request')
        return new Promise((resolve, reject) => asked.push({ resolve, reject }))
      },
      finish: async (id) => {
        log.push(`finish ${id}`)
        const error = finishErrors.shift()
        if (error) throw error
        house += owed.get(id) ?? 0
        return house
      },
    },
    fire: (target) => {
      log.push(`fire ${target}`)
      let isOver = () => {}
      const landed = new Promise<void>((resolve) => (isOver = resolve))
      shots.push({ land: () => isOver() })
      return {
        land: async (outcome) => {
          log.push('known')
          await landed
          log.push(`landed ${outcome.win}`)
        },
        abort: () => void log.push('abort'),
      }
    },
    screen,
    balance: 1000,
    most,
    minimumSpinMs: 300,
    now: () => time,
  })
  const round = (id: string, win: number) => {
    house -= 10
    owed.set(id, win)
    return { id, outcome: makeOutcome(win), balanceAfterStake: house }
  }
  return {
    volley,
    log,
    celebrations,
    finishErrors,
    advance: (ms: number) => (time += ms),
    press: async (ms = 300) => {
      time += ms
      void volley.play(request)
      await settle()
    },
    /** Answers the request that was made longest ago and is unanswered. */
    answer: async (id: string, win: number) => {
      asked.shift()!.resolve({ round: round(id, win), freeSpins: null })
      await settle()
    },
    refuse: async (error: Error) => {
      asked.shift()!.reject(error)
      await settle()
    },
    land: async (nth: number) => {
      shots[nth]!.land()
      await settle()
    },
    round,
  }
}

const since = (log: string[], mark: number) => log.slice(mark)

it('fires again before the last shot has landed, as often as may be under way, and no further', async () => {
  const { volley, log, press, answer } = makeSea(3)
  for (let nth = 0; nth < 5; nth++) await press()
  expect(log.filter((line) => line === 'fire turtle')).toHaveLength(3)
  expect(volley.running()).toBe(true)
  await answer('a', 0)
  expect(log.at(-1)).not.toBe('idle')
})

it('keeps the pace between two shots', async () => {
  const { log, press } = makeSea()
  await press()
  await press(299)
  expect(log.filter((line) => line === 'fire turtle')).toHaveLength(1)
  await press(1)
  expect(log.filter((line) => line === 'fire turtle')).toHaveLength(2)
})

it('says nothing of a shot before it has landed: its stake shows, its win does not', async () => {
  const { log, press, answer, land } = makeSea()
  await press()
  await answer('a', 70)
  await press()
  await answer('b', 0)
  expect(log).toContain('balance 990')
  expect(log).toContain('balance 980')
  expect(log.some((line) => line.startsWith('won') || line.startsWith('finish'))).toBe(false)
  const mark = log.length
  await land(1)
  expect(since(log, mark)).toContain('won 0: 980 to 980')
  await land(0)
  expect(since(log, mark)).toContain('won 70: 980 to 1050')
  expect(log.at(-2)).toBe('bar shown')
})

it('shows each balance in the order in which it holds, however shots and answers cross', async () => {
  const { log, press, answer, land } = makeSea()
  await press()
  await press()
  // The second is asked for when the first is answered: their balances cannot cross.
  expect(log.filter((line) => line === 'request')).toHaveLength(1)
  await answer('a', 30)
  await land(0)
  await answer('b', 50)
  await land(1)
  const balances = log.filter((line) => line.startsWith('balance'))
  expect(balances).toEqual(['balance 990', 'balance 980', 'balance 1010', 'balance 1060'])
})

it('asks again for a shot that the house found too early, and lets it fly meanwhile', async () => {
  const { log, press, refuse, answer, land } = makeSea()
  await press()
  await refuse(new HostError('too-fast', 'Wait', 40))
  expect(log).toContain('wait 40')
  expect(log).not.toContain('abort')
  await answer('a', 0)
  await land(0)
  expect(log).toContain('finish a')
})

it('ends a shot that could not be paid for, and lets the others land', async () => {
  const { log, press, refuse, answer, land } = makeSea()
  await press()
  await answer('a', 20)
  await press()
  await refuse(new HostError('not-allowed', 'Not now'))
  expect(log.filter((line) => line === 'abort')).toHaveLength(1)
  expect(log).toContain('fail Not now, close')
  await land(0)
  expect(log).toContain('won 20: 990 to 1010')
  expect(log.at(-1)).toBe('idle')
})

it('leaves it to the page to tell of a short balance', async () => {
  const { log, press, refuse } = makeSea()
  await press()
  await refuse(new HostError('insufficient-funds', 'Short'))
  expect(log.some((line) => line.startsWith('fail'))).toBe(false)
  expect(log).toContain('abort')
})

it('celebrates large wins one after the other, and small ones where they were caught', async () => {
  const { log, celebrations, press, answer, land, volley } = makeSea()
  for (const [id, win] of [
    ['a', 100],
    ['b', 300],
    ['c', 40],
  ] as const) {
    await press()
    await answer(id, win)
  }
  await land(0)
  await land(1)
  await land(2)
  expect(log.filter((line) => line.startsWith('celebrate'))).toEqual(['celebrate 100'])
  expect(log).toContain('finish c')
  expect(log).not.toContain('finish a')
  expect(volley.running()).toBe(true)
  celebrations.shift()!()
  await settle()
  expect(log.filter((line) => line.startsWith('celebrate'))).toEqual([
    'celebrate 100',
    'celebrate 300',
  ])
  celebrations.shift()!()
  await settle()
  expect(log.slice(-2)).toEqual(['bar shown', 'idle'])
})

it('shows every round that was under way when the game was left, and finishes each', async () => {
  const { volley, log, land, round } = makeSea()
  const done = Promise.all([round('a', 30), round('b', 0)].map((one) => volley.resume(one)))
  expect(log.filter((line) => line === 'fire turtle')).toHaveLength(2)
  expect(log).not.toContain('request')
  await land(1)
  await land(0)
  await done
  expect(log.filter((line) => line.startsWith('finish'))).toEqual(['finish b', 'finish a'])
})

it('asks for a win again until it has it', async () => {
  const { log, finishErrors, press, answer, land } = makeSea()
  finishErrors.push(new HostError('offline', 'No connection'))
  await press()
  await answer('a', 20)
  await land(0)
  expect(log).toContain('fail No connection, retry')
  expect(log).toContain('won 20: 990 to 1010')
})

it('fires nothing while it is paused, and holds a balance from elsewhere until all have landed', async () => {
  const { volley, log, press, answer, land } = makeSea()
  volley.setPaused(true)
  await press()
  expect(log).not.toContain('fire turtle')
  volley.setPaused(false)
  await press()
  await answer('a', 0)
  volley.setBalance(5000)
  expect(log).not.toContain('balance 5000')
  await land(0)
  expect(log).toContain('balance 5000')
})

it('follows a free shot to its end before the next, and tells how many are left', async () => {
  const { volley, log, advance, answer, land } = makeSea()
  const free = { ...request, freeSpin: true }
  advance(300)
  void volley.play(free)
  advance(300)
  void volley.play(free)
  await settle()
  expect(log.filter((line) => line === 'fire turtle')).toHaveLength(1)
  await answer('a', 0)
  await land(0)
  expect(log).toContain('no free')
})

it('shows a replay again without asking for anything or finishing anything', async () => {
  const { volley, log, land, round } = makeSea()
  const done = volley.replay(round('a', 40))
  await land(0)
  await vi.waitFor(() => expect(log).toContain('celebrate 40'))
  expect(log.some((line) => line === 'request' || line.startsWith('finish'))).toBe(false)
  expect(log.filter((line) => ['idle', 'busy'].includes(line))).toEqual([])
  void done
})
