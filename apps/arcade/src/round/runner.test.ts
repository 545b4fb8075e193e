import { findGameModel, playRound, seededRng } from '@marquee/game-math'
import type { RoundOutcome } from '@marquee/game-math'
import { expect, it, vi } from 'vitest'
import { type BegunRound, type GameFrameRound, HostError } from '@marquee/game-sdk'
import type { GameView } from '../game-view.ts'
import { makeRunner } from './runner.ts'
import type { RoundScreen } from './runner.ts'

const request = { action: 'spin', stake: 20 } as const

function makeOutcome(win: number): RoundOutcome {
  const outcome = playRound(findGameModel('lines-5-fruit'), request, seededRng(1))
  return { ...outcome, win }
}

function makeRound(win: number): GameFrameRound {
  return {
    id: 'round-1',
    outcome: makeOutcome(win),
    balanceAfterStake: 980,
  }
}

function makeTable(
  win: number,
  freeSpins: BegunRound['freeSpins'] = null,
  ask: GameView['ask'] = async () => ({ kind: 'cash-out' }),
) {
  const log: string[] = []
  const failures: HostError[] = []
  const gone = vi.fn()
  const screen: RoundScreen = {
    phase: (phase) => void log.push(phase),
    clear: () => undefined,
    balance: (amount) => void log.push(`balance ${amount}`),
    celebrate: async (amount) => void log.push(`celebrate ${amount}`),
    result: (_, sum) => void log.push(sum ? `${sum.before} to ${sum.now}` : 'no sum'),
    fail: async (message) => void log.push(`fail ${message}`),
    wait: async (ms) => void log.push(`wait ${ms}`),
    freeSpins: async (waiting) => {
      if (waiting) log.push(`${waiting.left} free`)
      else gone()
    },
  }
  const runner = makeRunner(
    {
      setBusy: (busy) => void log.push(busy ? 'bar hidden' : 'bar shown'),
      request: async () => {
        log.push('request')
        const failure = failures.shift()
        if (failure) throw failure
        return { round: makeRound(win), freeSpins }
      },
      step: async ({ made, choice }) => {
        log.push(`step ${made} ${choice.kind}`)
        const failure = failures.shift()
        if (failure) throw failure
        return { ...makeRound(win), balanceAfterStake: 980 }
      },
      look: async (id, holds) => {
        log.push(`look ${id}${holds ? ' held' : ''}`)
        return makeRound(win)
      },
      finish: async (id) => {
        log.push(`finish ${id}`)
        const failure = failures.shift()
        if (failure) throw failure
        return 980 + win
      },
    },
    {
      begin: () => void log.push('begin'),
      play: async () => void log.push('play'),
      ask,
      abort: () => void log.push('abort'),
    },
    screen,
    1000,
  )
  return { runner, log, failures, gone }
}

it('tells of the free spins that are left once a free one has been seen to its end', async () => {
  const { runner, log } = makeTable(0, { left: 4, stake: 20 })
  await runner.play({ ...request, freeSpin: true })
  expect(log.slice(log.indexOf('finish round-1'))).toContain('4 free')
})

it('says so when the free spins are gone, and goes on', async () => {
  const { runner, log, failures, gone } = makeTable(0)
  failures.push(new HostError('no-free-spins', 'Their time is over.'))
  await runner.play({ ...request, freeSpin: true })
  expect(log).toContain('fail Their time is over.')
  expect(gone).toHaveBeenCalledOnce()
})

it('moves at once, shows the outcome, and only then finishes the round', async () => {
  const { runner, log } = makeTable(60)
  await runner.play(request)
  expect(log).toEqual([
    'busy',
    'bar hidden',
    'begin',
    'request',
    'balance 980',
    'play',
    'celebrate 60',
    'finish round-1',
    '980 to 1040',
    'bar shown',
    'idle',
  ])
})

it.each([0, 19, 20])('celebrates nothing when %i comes back for a stake of 20', async (win) => {
  const { runner, log } = makeTable(win)
  await runner.play(request)
  expect(log.filter((entry) => entry.startsWith('celebrate'))).toEqual([])
})

it('ignores a second press while a round is running', async () => {
  const { runner, log } = makeTable(0)
  await Promise.all([runner.play(request), runner.play(request)])
  expect(log.filter((entry) => entry === 'request')).toHaveLength(1)
})

it('comes to rest and says why when the host refuses, and waits as told', async () => {
  const { runner, log, failures } = makeTable(0)
  failures.push(new HostError('too-fast', 'Too fast', 700))
  await runner.play(request)
  expect(log).toEqual([
    'busy',
    'bar hidden',
    'begin',
    'request',
    'abort',
    'fail Too fast',
    'wait 700',
    'bar shown',
    'idle',
  ])
})

it('leaves it to the page to tell of a short balance, and comes to rest', async () => {
  const { runner, log, failures } = makeTable(0)
  failures.push(new HostError('insufficient-funds', 'Not enough coins'))
  await runner.play(request)
  expect(log).toEqual(['busy', 'bar hidden', 'begin', 'request', 'abort', 'bar shown', 'idle'])
})

it('asks again until an unfinished round is finished', async () => {
  const { runner, log, failures } = makeTable(0)
  failures.push(new HostError('offline', 'Offline'))
  await runner.resume(makeRound(0))
  expect(log.filter((entry) => entry.startsWith('f'))).toEqual([
    'finish round-1',
    'fail Offline',
    'finish round-1',
  ])
})

it('replays without asking for or finishing anything', async () => {
  const { runner, log } = makeTable(60)
  await runner.replay(makeRound(60))
  expect(log).toContain('play')
  expect(log.some((entry) => /request|finish/.test(entry))).toBe(false)
  expect(log.at(-1)).toBe('off')
})

it('starts nothing while paused', async () => {
  const { runner, log } = makeTable(0)
  runner.setPaused(true)
  await runner.play(request)
  expect(log).toEqual(['off'])
})

it('shows a balance that changed elsewhere only after the round', async () => {
  const { runner, log } = makeTable(0)
  const playing = runner.play(request)
  runner.setBalance(5000)
  expect(log).not.toContain('balance 5000')
  await playing
  expect(log.slice(-3)).toEqual(['bar shown', 'balance 5000', 'idle'])
})

it('asks as long as a round waits, asks again when a choice was refused, and then goes to its end', async () => {
  const { runner, log, failures } = makeTable(60)
  const waiting = makeRound(0)
  const outcome: RoundOutcome = { ...makeOutcome(20), made: 2, awaits: ['open', 'cash-out'] }
  failures.push(new HostError('offline', 'Offline'))
  await runner.resume({ ...waiting, outcome })
  expect(log).toEqual([
    'busy',
    'bar hidden',
    'balance 980',
    'play',
    'asking',
    'busy',
    'step 2 cash-out',
    'abort',
    'fail Offline',
    'play',
    'asking',
    'busy',
    'step 2 cash-out',
    'balance 980',
    'play',
    'celebrate 60',
    'finish round-1',
    '980 to 1040',
    'bar shown',
    'idle',
  ])
  expect(runner.asking()).toBe(false)
})

it('goes to the end of a round that the clock has ended, with no choice', async () => {
  const { runner, log } = makeTable(60, null, async (_, look) => {
    expect((await look(true)).win).toBe(60)
    return null
  })
  const outcome: RoundOutcome = { ...makeOutcome(0), made: 0, awaits: ['cash-out'] }
  await runner.resume({ ...makeRound(0), outcome })
  expect(log.slice(3)).toEqual([
    'play',
    'asking',
    'look round-1 held',
    'busy',
    'play',
    'celebrate 60',
    'finish round-1',
    '980 to 1040',
    'bar shown',
    'idle',
  ])
})

it('makes a choice at once while a question is held, whose answer changes nothing then', async () => {
  const { runner, log } = makeTable(60, null, async (_, look) => {
    void look(true)
    return { kind: 'cash-out' }
  })
  const outcome: RoundOutcome = { ...makeOutcome(0), made: 0, awaits: ['cash-out'] }
  await runner.resume({ ...makeRound(0), outcome })
  expect(log.filter((entry) => /^(look|step|play)/.test(entry))).toEqual([
    'play',
    'look round-1 held',
    'step 0 cash-out',
    'play',
  ])
})

it('tells no sum at the end of a round that somebody else played', async () => {
  const { runner, log } = makeTable(60)
  await runner.replay({ ...makeRound(60), balanceAfterStake: null })
  expect(log).toContain('no sum')
})
