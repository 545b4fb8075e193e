import { fileURLToPath } from 'node:url'
import { gameFrameProtocol, isHostMessage, type HostMessage } from '@marquee/game-sdk'
import { findGameModel } from '@marquee/game-math'
import type { RoundOutcome } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { importMaths } from '@marquee/studio-games'
import { makeHouse } from './house.ts'
import { readSettings } from './settings.ts'

const { model } = importMaths(fileURLToPath(new URL('../template/maths', import.meta.url)), 'lamps')
const skin = { scene: '', palette: {}, symbols: {} }
const subject = { page: '/', id: 1, title: 'Lamps', skin, model }

function makeTable(address: string, played = model) {
  const heard: HostMessage[] = []
  const settings = readSettings(new URLSearchParams(`delay=0&stake=100&${address}`))
  const house = makeHouse({ subject: { ...subject, model: played }, settings }, (message) => {
    expect(isHostMessage(message)).toBe(true)
    heard.push(message)
  })
  const tell = (message: object) => house.receive({ protocol: gameFrameProtocol, ...message })
  const hear = async <Type extends HostMessage['type']>(type: Type) => {
    await expect.poll(() => heard.at(-1)?.type).toBe(type)
    return heard.at(-1) as Extract<HostMessage, { type: Type }>
  }
  const play = async () => {
    tell({ type: 'round.request', requestId: 'a', action: 'play', stake: 100, target: 'base' })
    const { round } = await hear('round.result')
    tell({ type: 'round.finish', roundId: round.id })
    return { round, outcome: round.outcome as { win: number; steps: { book: number }[] } }
  }
  return { house, heard, tell, hear, play }
}

it('forces what a round of a number is: a word, a book, or anything', async () => {
  const { play } = makeTable('force=1:none,2:book:32,3:win')
  expect((await play()).outcome.win).toBe(0)
  expect((await play()).outcome.steps[0]!.book).toBe(32)
  expect((await play()).outcome.win).toBe(250)
})

it('takes the stake with the round and gives the win with its end, once', async () => {
  const { house, play, tell } = makeTable('balance=1000&force=book:32')
  const { round } = await play()
  expect(round.balanceAfterStake).toBe(900)
  expect(house.balance()).toBe(5_900)
  tell({ type: 'round.finish', roundId: round.id })
  expect(house.balance()).toBe(5_900)
})

it('takes what a mode costs where that is a part of a stake more', async () => {
  const base = model.modes['base']!
  const modes = { base, boost: { ...base, price: 1.25 } }
  const { house, tell, hear } = makeTable('balance=1000', { ...model, modes })
  tell({ type: 'round.request', requestId: 'a', action: 'play', stake: 100, target: 'boost' })
  expect((await hear('round.result')).round.balanceAfterStake).toBe(875)
  expect(house.balance()).toBe(875)
})

it('begins with a round that was paid for, and refuses another until it is finished', async () => {
  const { house, tell, hear } = makeTable('opens=round&balance=1000')
  tell({ type: 'ready' })
  const { openRound, balance } = await hear('init')
  expect([openRound?.balanceAfterStake, balance, house.balance()]).toEqual([900, 900, 900])
  tell({ type: 'round.request', requestId: 'a', action: 'play', stake: 100, target: 'base' })
  expect((await hear('round.error')).code).toBe('round-open')
})

it('refuses a round that the balance does not cover, and a mode that there is not', async () => {
  const { tell, hear } = makeTable('balance=50')
  tell({ type: 'round.request', requestId: 'a', action: 'play', stake: 100, target: 'base' })
  expect((await hear('round.error')).code).toBe('insufficient-funds')
  tell({ type: 'round.request', requestId: 'b', action: 'play', stake: 100, target: 'other' })
  await expect.poll(async () => (await hear('round.error')).code).toBe('failed')
})

it('gives a round to show again where it is asked to', async () => {
  const { tell, hear } = makeTable('opens=replay&force=win')
  tell({ type: 'ready' })
  const { replay, openRound } = await hear('init')
  expect(openRound).toBeNull()
  expect((replay!.outcome as { win: number }).win).toBe(250)
})

it('decides by its clock how far a flight has got, and ends it without a choice', async () => {
  const heard: HostMessage[] = []
  const flight = findGameModel('flight-hundred')
  const settings = readSettings(new URLSearchParams('delay=0&stake=100&seed=3'))
  const house = makeHouse(
    { subject: { page: '/', id: 1, title: 'Balloon', skin, model: flight }, settings },
    (message) => heard.push(message),
  )
  const tell = (message: object) => house.receive({ protocol: gameFrameProtocol, ...message })
  const last = () => heard.at(-1)
  tell({ type: 'round.request', requestId: 'a', action: 'begin', stake: 100 })
  await expect.poll(last).toMatchObject({ type: 'round.result', requestId: 'a' })
  const { round } = last() as Extract<HostMessage, { type: 'round.result' }>
  tell({
    type: 'round.step',
    requestId: 'b',
    roundId: round.id,
    made: 0,
    choice: { kind: 'cash-out', at: 9_900 },
  })
  // Before the launch nothing can be cashed out, whatever is claimed.
  await expect.poll(last).toMatchObject({ type: 'round.error', requestId: 'b' })
  tell({ type: 'round.look', requestId: 'c', roundId: round.id, holds: false })
  await expect.poll(last).toMatchObject({ requestId: 'c', round: { outcome: { made: 0 } } })
  const look = async (): Promise<RoundOutcome> => {
    tell({ type: 'round.look', requestId: 'd', roundId: round.id, holds: true })
    await expect.poll(last, { timeout: 4_000 }).toMatchObject({ requestId: 'd' })
    const answer = heard.pop() as Extract<HostMessage, { type: 'round.result' }>
    const outcome = answer.round.outcome as unknown as RoundOutcome
    return outcome.awaits ? look() : outcome
  }
  expect((await look()).steps.at(-1)).toMatchObject({ kind: 'flight-end', by: 'crash' })
}, 30_000)
