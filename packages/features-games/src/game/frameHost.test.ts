import { ApiError } from '@marquee/api-client'
import { type FreeSpins, rounds } from '@marquee/contract'
import { gameFrameProtocol, type GameMessage, type HostMessage } from '@marquee/game-sdk'
import { expect, it, vi } from 'vitest'
import { makeRound } from '../testing/makeLaunch.ts'
import { createFrameHost, type FrameHostOptions } from './frameHost.ts'
import type { PlayedRound } from './roundCalls.ts'

const protocol = gameFrameProtocol
const failure = (code: ApiError['code'], retryAfterMs?: number) =>
  new ApiError(rounds.play, { code, reason: 'test', retryAfterMs })

/** A host with a frame that notes what it is told, over a platform that answers as told. */
function makeFrame(
  overrides: Partial<FrameHostOptions> = {},
  answers: ((PlayedRound & { freeSpins?: FreeSpins }) | Error)[] = [],
) {
  const heard: HostMessage[] = []
  const keys: string[] = []
  let made = 0
  const requests: unknown[] = []
  const next = async (request: unknown, key: string) => {
    keys.push(key)
    requests.push(request)
    const answer = answers.shift()
    if (!answer) throw new Error('The test gave no more answers.')
    if (answer instanceof Error) throw answer
    return { freeSpins: null, ...answer }
  }
  const on = {
    busy: vi.fn(),
    leave: vi.fn(),
    roundOpen: vi.fn(),
    staked: vi.fn(),
    settled: vi.fn(),
    failed: vi.fn(),
    preferences: vi.fn(),
  }
  const host = createFrameHost({
    calls: {
      startBalance: 1_000,
      play: next,
      step: (id, request, key) => next({ id, ...request }, key),
      recall: async (id) => (await next({ recall: id }, '')).round,
      watch: async (id) => (await next({ watch: id }, '')).round,
      finish: next,
    },
    openRounds: [],
    freeSpins: null,
    start: () => ({
      game: { id: 7, title: 'Reef', model: 'm', skin: { scene: '', palette: {}, symbols: {} } },
      stakes: [10, 20],
      stake: 10,
      unit: { label: 'coins', fractionDigits: 0 },
      locale: 'en',
      texts: {},
      sound: false,
      reducedMotion: false,
      minimumSpinMs: 2500,
      rules: null,
    }),
    send: (message) => heard.push(message),
    textOf: (code) => `text of ${code}`,
    newKey: () => `key-${++made}`,
    wait: async () => undefined,
    on,
    ...overrides,
  })
  const tell = (message: Omit<GameMessage, 'protocol'>) => host.receive({ protocol, ...message })
  const last = () => heard.at(-1)
  const told = async (type: HostMessage['type']) => {
    await expect.poll(() => last()?.type).toBe(type)
    return last()
  }
  return { host, heard, keys, requests, on, tell, last, told }
}

const spin = (requestId = 'r1', stake = 10) =>
  ({ type: 'round.request', requestId, action: 'spin', stake }) as Omit<GameMessage, 'protocol'>
const finish = (roundId: string) =>
  ({ type: 'round.finish', roundId }) as Omit<GameMessage, 'protocol'>
const state = (busy: boolean) => ({ type: 'state', busy }) as Omit<GameMessage, 'protocol'>

const step = (made: number) =>
  ({
    type: 'round.step',
    requestId: `s${made}`,
    roundId: 'round-1',
    made,
    choice: { kind: 'open', cell: 4 },
  }) as Omit<GameMessage, 'protocol'>

it('makes a choice in an open round, with one key however often it is asked, and gives it to a game that loads again', async () => {
  const begun = makeRound({ id: 'round-1', cost: 10 })
  const stepped = makeRound({ id: 'round-1', cost: 10, outcome: { made: 1 } })
  const { tell, last, told, requests, keys } = makeFrame({}, [
    { round: begun, balance: 990 },
    failure('network'),
    { round: stepped, balance: 990 },
  ])
  tell(spin())
  await told('round.result')
  tell(step(0))
  await expect
    .poll(() => last())
    .toMatchObject({ requestId: 's0', round: { outcome: { made: 1 } } })
  expect(requests.slice(1)).toEqual(
    [0, 0].map((made) => ({ id: 'round-1', made, choice: { kind: 'open', cell: 4 } })),
  )
  expect(keys[1]).toBe(keys[2])
  tell({ type: 'ready' })
  expect(last()).toMatchObject({ type: 'init', openRound: { outcome: { made: 1 } } })
})

it('asks how a round goes that the clock ends, held or at once, and tells nobody else of a lost question', async () => {
  const at = (elapsedMs: number) =>
    makeRound({ id: 'round-1', cost: 10, outcome: { made: 0, elapsedMs } })
  const { tell, last, told, requests, on } = makeFrame({}, [
    { round: at(0), balance: 990 },
    { round: at(700), balance: 0 },
    failure('network'),
    { round: at(1_900), balance: 0 },
  ])
  const look = (requestId: string, holds: boolean) =>
    tell({ type: 'round.look', requestId, roundId: 'round-1', holds } as Omit<
      GameMessage,
      'protocol'
    >)
  tell(spin())
  await told('round.result')
  look('l1', false)
  await expect.poll(() => last()).toMatchObject({ requestId: 'l1' })
  expect(last()).toMatchObject({
    round: { outcome: { elapsedMs: 700 }, balanceAfterStake: 990 },
  })
  look('l2', true)
  await told('round.error')
  expect(last()).toMatchObject({ requestId: 'l2', code: 'offline' })
  expect(on.failed).not.toHaveBeenCalled()
  look('l3', true)
  await expect.poll(() => last()).toMatchObject({ requestId: 'l3' })
  expect(requests.slice(1)).toEqual([
    { recall: 'round-1' },
    { watch: 'round-1' },
    { watch: 'round-1' },
  ])
})

it('counts what a choice adds to the stake, once', async () => {
  const { tell, last, told, on } = makeFrame({}, [
    { round: makeRound({ id: 'round-1', cost: 10 }), balance: 990 },
    { round: makeRound({ id: 'round-1', cost: 20, outcome: { made: 1 } }), balance: 980 },
    { round: makeRound({ id: 'round-1', cost: 20, outcome: { made: 2 } }), balance: 980 },
  ])
  tell(spin())
  await told('round.result')
  tell(step(0))
  await expect
    .poll(() => last())
    .toMatchObject({ requestId: 's0', round: { balanceAfterStake: 980 } })
  tell(step(1))
  await expect.poll(() => last()).toMatchObject({ requestId: 's1' })
  expect(on.staked.mock.calls.map(([{ cost }]) => cost)).toEqual([10, 10])
})

it('shows how a round stands when another page was faster, and why a choice is refused', async () => {
  const stands = makeRound({ id: 'round-1', outcome: { made: 3 } })
  const { tell, last, told } = makeFrame({}, [
    failure('not-available'),
    { round: stands, balance: 0 },
    failure('cool-off'),
  ])
  tell(step(0))
  expect(await told('round.result')).toMatchObject({
    requestId: 's0',
    round: { outcome: { made: 3 } },
  })
  tell(step(3))
  await expect.poll(() => last()).toMatchObject({ type: 'round.error', code: 'not-allowed' })
})

it('answers ready with everything the game needs', () => {
  const { tell, last } = makeFrame()
  tell({ type: 'ready' })
  expect(last()).toMatchObject({
    protocol,
    type: 'init',
    balance: 1_000,
    openRound: null,
    stakes: [10, 20],
  })
})

it('tells of free spins that wait, plays one when asked for it, and tells what is left, also to a game that loads again', async () => {
  const waiting = (left: number): FreeSpins => ({ left, stake: 20, endsAt: 1_763_700_000_000 })
  const { tell, last, told, requests } = makeFrame({ freeSpins: waiting(2) }, [
    { round: makeRound({ cost: 0 }), balance: 1_000, freeSpins: waiting(1) },
  ])
  tell({ type: 'ready' })
  expect(last()).toMatchObject({ type: 'init', freeSpins: { left: 2, stake: 20 } })
  tell({ ...spin('r1', 20), freeSpin: true } as Omit<GameMessage, 'protocol'>)
  expect(await told('round.result')).toMatchObject({ freeSpins: { left: 1, stake: 20 } })
  expect(requests).toEqual([{ action: 'spin', stake: 20, freeSpin: true }])
  tell({ type: 'ready' })
  expect(last()).toMatchObject({ type: 'init', freeSpins: { left: 1, stake: 20 } })
})

it('says that the free spins are gone, and tells a game that loads again of none', async () => {
  const freeSpins: FreeSpins = { left: 1, stake: 20, endsAt: 1_763_700_000_000 }
  const { tell, last, told } = makeFrame({ freeSpins }, [failure('not-available')])
  tell({ type: 'ready' })
  tell({ ...spin('r1', 20), freeSpin: true } as Omit<GameMessage, 'protocol'>)
  expect(await told('round.error')).toMatchObject({ code: 'no-free-spins' })
  tell({ type: 'ready' })
  expect(last()).toMatchObject({ type: 'init', freeSpins: null })
})

it('hands an interrupted round over to be shown, with the balance after its stake', () => {
  const round = makeRound({ id: 'open-1', win: 90, outcome: { stops: [1] } })
  const { tell, last, host } = makeFrame({ openRounds: [round] })
  tell({ type: 'ready' })
  expect(last()).toMatchObject({
    balance: 1_000,
    openRound: { id: 'open-1', outcome: { stops: [1] }, balanceAfterStake: 1_000 },
  })
  expect(host.isRoundOpen()).toBe(true)
})

it('keeps several rounds that are under way together, and hands those to a game that loads again which are not finished', async () => {
  const [one, two] = ['one', 'two'].map((id) => makeRound({ id, cost: 10, win: 40 }))
  const { tell, last, told, on, host } = makeFrame({}, [
    { round: one!, balance: 990 },
    { round: two!, balance: 980 },
    { round: { ...one!, status: 'settled' }, balance: 1_020 },
    { round: { ...two!, status: 'settled' }, balance: 1_060 },
  ])
  tell(spin('r1'))
  await told('round.result')
  tell(spin('r2'))
  await expect.poll(() => last()).toMatchObject({ requestId: 'r2' })
  tell({ type: 'ready' })
  expect(last()).toMatchObject({
    type: 'init',
    balance: 980,
    openRound: { id: 'one', balanceAfterStake: 990 },
    laterRounds: [{ id: 'two', balanceAfterStake: 980 }],
  })
  tell(finish('one'))
  expect(await told('round.finished')).toMatchObject({ roundId: 'one', balance: 1_020 })
  expect(host.isRoundOpen()).toBe(true)
  // What one of them has brought is told; the other is still to come.
  tell({ type: 'ready' })
  expect(last()).toMatchObject({ type: 'init', balance: 1_020, openRound: { id: 'two' } })
  expect(last()).not.toHaveProperty('laterRounds')
  tell(finish('two'))
  expect(await told('round.finished')).toMatchObject({ roundId: 'two', balance: 1_060 })
  expect(on.settled).toHaveBeenCalledTimes(2)
  expect(on.roundOpen.mock.lastCall).toEqual([false])
})

it('plays a round and finishes it', async () => {
  const round = makeRound({ id: 'round-1', cost: 10, win: 50, outcome: { stops: [2] } })
  const { tell, told, on, host } = makeFrame({}, [
    { round, balance: 990 },
    { round: { ...round, status: 'settled' }, balance: 1_040 },
  ])
  tell(spin())
  expect(await told('round.result')).toEqual({
    protocol,
    type: 'round.result',
    requestId: 'r1',
    round: { id: 'round-1', outcome: { stops: [2] }, balanceAfterStake: 990 },
    freeSpins: null,
  })
  expect(host.isRoundOpen()).toBe(true)
  expect(on.staked).toHaveBeenCalledWith(round)
  tell(finish('round-1'))
  expect(await told('round.finished')).toEqual({
    protocol,
    type: 'round.finished',
    roundId: 'round-1',
    balance: 1_040,
  })
  expect(host.isRoundOpen()).toBe(false)
  expect(on.settled).toHaveBeenCalledTimes(1)
})

it('repeats a request whose answer was lost with the same key', async () => {
  const { tell, told, keys } = makeFrame({}, [
    failure('network'),
    failure('timeout'),
    { round: makeRound(), balance: 990 },
  ])
  tell(spin())
  await told('round.result')
  expect(keys).toEqual(['key-1', 'key-1', 'key-1'])
})

it('keeps the key of an unanswered request for the next one that is the same, and only for it', async () => {
  const lost = [failure('network'), failure('network'), failure('network')]
  const { tell, told, keys, heard } = makeFrame({}, [...lost, { round: makeRound(), balance: 990 }])
  tell(spin('r1'))
  expect(await told('round.error')).toMatchObject({
    requestId: 'r1',
    code: 'offline',
    retryAfterMs: 2_000,
  })
  tell(spin('r2'))
  expect(await told('round.result')).toMatchObject({ requestId: 'r2' })
  expect(new Set(keys)).toEqual(new Set(['key-1']))
  expect(heard).toHaveLength(2)

  const other = makeFrame({}, [...lost, { round: makeRound(), balance: 980 }])
  other.tell(spin('r1', 10))
  await other.told('round.error')
  other.tell(spin('r2', 20))
  await other.told('round.result')
  expect(other.keys.at(-1)).toBe('key-2')
})

it('uses a new key for every round', async () => {
  const { tell, told, keys } = makeFrame({}, [
    { round: makeRound({ id: 'a' }), balance: 990 },
    { round: makeRound({ id: 'a' }), balance: 990 },
    { round: makeRound({ id: 'b' }), balance: 980 },
  ])
  tell(spin('r1'))
  await told('round.result')
  tell(finish('a'))
  await told('round.finished')
  tell(spin('r2'))
  await told('round.result')
  expect(new Set(keys).size).toBe(3)
})

it.each([
  ['insufficient-funds', 'insufficient-funds', undefined],
  ['round-open', 'round-open', undefined],
  ['too-fast', 'too-fast', 800],
  ['unauthorized', 'signed-out', undefined],
  ['forbidden', 'not-allowed', undefined],
  ['invalid-input', 'failed', undefined],
] as const)('says %s as %s, in the words of the page', async (code, said, retryAfterMs) => {
  const { tell, told, on, keys } = makeFrame({}, [failure(code, retryAfterMs)])
  tell(spin())
  expect(await told('round.error')).toEqual({
    protocol,
    type: 'round.error',
    requestId: 'r1',
    code: said,
    message: `text of ${said}`,
    ...(retryAfterMs && { retryAfterMs }),
  })
  expect(on.failed).toHaveBeenCalledWith(said, expect.anything())
  expect(keys).toHaveLength(1)
})

it('lets a finish that failed be repeated, and counts the win once', async () => {
  const round = makeRound({ id: 'a', win: 40 })
  const lost = [failure('network'), failure('network'), failure('network')]
  const { tell, told, on, keys } = makeFrame({}, [
    { round, balance: 990 },
    ...lost,
    { round, balance: 1_030 },
    { round, balance: 1_030 },
  ])
  tell(spin())
  await told('round.result')
  tell(finish('a'))
  expect(await told('round.error')).toMatchObject({ roundId: 'a', code: 'offline' })
  tell(finish('a'))
  await told('round.finished')
  tell(finish('a'))
  await expect.poll(() => keys.length).toBe(6)
  expect(on.settled).toHaveBeenCalledTimes(1)
  expect(new Set(keys.slice(1)).size).toBe(1)
})

it('tells of a balance that changed elsewhere once the round is over', async () => {
  const round = makeRound({ id: 'a', win: 0 })
  const { host, tell, told, heard } = makeFrame({}, [
    { round, balance: 990 },
    { round, balance: 1_490 },
  ])
  tell(state(true))
  tell(spin())
  await told('round.result')
  host.setBalance(990)
  host.setBalance(1_490)
  expect(heard.filter(({ type }) => type === 'balance')).toEqual([])
  tell(finish('a'))
  await told('round.finished')
  tell(state(false))
  expect(heard.filter(({ type }) => type === 'balance')).toEqual([])
  host.setBalance(2_000)
  expect(heard.at(-1)).toEqual({ protocol, type: 'balance', balance: 2_000 })
})

it('drops what is not of the protocol', () => {
  const { host, heard, on } = makeFrame()
  for (const data of [
    null,
    'ready',
    { type: 'ready' },
    { protocol, type: 'balance', balance: 5 },
    { protocol, type: 'round.finish' },
  ]) {
    host.receive(data)
  }
  expect(heard).toEqual([])
  expect(on.failed).not.toHaveBeenCalled()
})

it('tells a game of another version which one it speaks, and that it cannot be played', () => {
  const { host, heard, on } = makeFrame()
  host.receive({ protocol: 'marquee.game/2', type: 'ready' })
  expect(heard).toEqual([
    { protocol: 'marquee.game/2', type: 'unsupported', supported: [protocol] },
  ])
  expect(on.failed).toHaveBeenCalledWith('failed', expect.any(Error))
})

it('says nothing to a frame that is gone', async () => {
  const { host, tell, heard, keys } = makeFrame({}, [{ round: makeRound(), balance: 990 }])
  tell(spin())
  host.close()
  await expect.poll(() => keys.length).toBe(1)
  host.openRules()
  tell({ type: 'ready' })
  expect(heard).toEqual([])
})

it('passes on what the player chose in the game', () => {
  const { tell, on } = makeFrame()
  const chosen = { sound: true, stake: 20, choice: '3,17' }
  tell({ type: 'preferences', ...chosen })
  expect(on.preferences).toHaveBeenCalledWith(chosen)
})

it('tells the game at once how jackpots stand that it feeds, whatever it shows', async () => {
  const { host, tell, last } = makeFrame()
  tell({ type: 'ready' })
  tell({ type: 'state', busy: true } as Omit<GameMessage, 'protocol'>)
  const levels = [{ level: 'mini', amount: 1_204 }]
  host.tellJackpots(levels)
  expect(last()).toEqual({ protocol, type: 'jackpots', levels })
})
