import type { FreeSpins } from '@marquee/contract'
import { gameFrameProtocol as protocol, type GameMessage } from '@marquee/game-sdk'
import { expect, it } from 'vitest'
import { failure, finish, makeFrame, spin, state } from '../testing/makeFrame.ts'
import { makeRound } from '../testing/makeLaunch.ts'

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
