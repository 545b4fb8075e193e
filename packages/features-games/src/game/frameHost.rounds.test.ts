import { setImmediate } from 'node:timers/promises'
import { gameFrameProtocol as protocol, type GameMessage } from '@marquee/game-sdk'
import { expect, it } from 'vitest'
import { failure, finish, makeFrame, spin, step } from '../testing/makeFrame.ts'
import { makeRound } from '../testing/makeLaunch.ts'

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

it('takes nothing for a round that was held back when the player left, and says nothing of it', async () => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const { host, tell, keys, on, heard } = makeFrame({
    pace: async (send) => {
      await held
      return send()
    },
  })
  tell(spin())
  host.close()
  go()
  // By then all that follows at once has followed.
  await setImmediate()
  expect(keys).toEqual([])
  expect(on.failed).not.toHaveBeenCalled()
  expect(heard).toEqual([])
})
