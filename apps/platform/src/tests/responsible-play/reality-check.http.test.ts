import { games, player, responsiblePlay } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { mayPopUp } from '@marquee/platform-protection/protection/gate'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const minute = 60_000
const hour = 60 * minute
const params = { idOrSlug: gameOfModel('lines-10-classic').id }
const play = (client: TestPlayer, ms: number) => playAfter(platform, client, ms, makeSpin())
const checkOf = async (client: TestPlayer) =>
  (await client.ask(responsiblePlay.status)).data.realityCheck
const remindEvery = (client: TestPlayer, minutes: number) =>
  client.ask(responsiblePlay.setReminder, { body: { minutes } })
const answer = (client: TestPlayer, given: 'continue' | 'stop') =>
  client.ask(responsiblePlay.answerRealityCheck, { body: { answer: given } })

/** Plays every 4 minutes for 16 minutes; gives what was staked and won. */
async function playSixteenMinutes(client: TestPlayer) {
  const figures = { staked: 0, won: 0 }
  for (let round = 0; round < 4; round++) {
    const { body } = await play(client, 4 * minute)
    figures.staked += body.data.round.cost
    figures.won += body.data.round.win
  }
  platform.clock.advance(4 * minute)
  return figures
}

describe('the reality check', () => {
  it('RP-04 RP-07 refuses rounds and games after activityReminderValue minutes of play until it is answered', async () => {
    const client = await platform.signUp()
    await remindEvery(client, 15)
    const profile = (await client.ask(player.profile)).data
    expect(profile.responsiblePlay).toEqual({ activityReminderValue: 15 })
    const figures = await playSixteenMinutes(client)
    const due = await play(client, 0)
    expect([due.status, due.body.error?.code]).toEqual([403, 'reality-check-due'])
    expect((await client.call(games.launchPlay, { params })).body.error?.code).toBe(
      'reality-check-due',
    )
    const check = await checkOf(client)
    expect(check).toMatchObject({ due: true, minutes: 15, coins: figures })
    expect(check.playedMs).toBeGreaterThanOrEqual(16 * minute)
    expect(check.playedMs).toBeLessThan(17 * minute)

    platform.clock.advance(2 * hour)
    expect((await play(client, 0)).body.error?.code).toBe('reality-check-due')
    await answer(client, 'continue')
    expect(await checkOf(client)).toMatchObject({
      due: false,
      coins: { staked: 0, won: 0 },
    })
    expect((await play(client, 0)).status).toBe(200)
  })

  it('comes after an hour of play for who has chosen nothing', async () => {
    const client = await platform.signUp()
    expect(await checkOf(client)).toMatchObject({ minutes: 60, due: false, playedMs: 0 })
    for (let round = 0; round < 15; round++)
      expect((await play(client, 4 * minute)).status).toBe(200)
    expect((await play(client, 4 * minute)).body.error?.code).toBe('reality-check-due')
  })

  it('comes more often at once, less often after 24 hours, which can be taken back', async () => {
    const client = await platform.signUp()
    expect((await remindEvery(client, 30)).data.realityCheck).toMatchObject({
      minutes: 30,
      pending: null,
    })
    expect((await remindEvery(client, 120)).data.realityCheck).toMatchObject({
      minutes: 30,
      pending: { minutes: 120 },
    })
    await client.ask(responsiblePlay.withdrawReminderChange)
    expect(await checkOf(client)).toMatchObject({ minutes: 30, pending: null })
    expect((await client.call(responsiblePlay.withdrawReminderChange)).status).toBe(404)
    await remindEvery(client, 120)
    platform.clock.advance(24 * hour)
    expect(await checkOf(client)).toMatchObject({ minutes: 120, pending: null })
    const odd = await client.call(responsiblePlay.setReminder, { body: { minutes: 17 } })
    expect([odd.status, odd.body.error?.code]).toEqual([400, 'invalid-input'])
  })

  it('shows a round under way to its end before it is answered', async () => {
    const client = await platform.signUp()
    await remindEvery(client, 15)
    await playSixteenMinutes(client)
    await answer(client, 'continue')
    for (let round = 0; round < 3; round++) await play(client, 4 * minute)
    platform.clock.advance(2 * minute)
    const begun = await client.send<{ data: { round: { id: string } } }>(
      'POST',
      '/rest/game-rounds/',
      { body: makeSpin(), key: crypto.randomUUID() },
    )
    platform.clock.advance(4 * minute)
    expect(await checkOf(client)).toMatchObject({ due: true })
    const { data } = await client.ask(games.launchPlay, { params })
    expect(data.openRound?.id).toBe(begun.body.data.round.id)
  })

  it('keeps pop-ups away while it is due and for a quarter of an hour after', async () => {
    const client = await platform.signUp()
    const may = () => mayPopUp(platform.kernel.db, client.playerId, platform.clock.now())
    expect(await may()).toBe(true)
    await remindEvery(client, 15)
    await playSixteenMinutes(client)
    expect(await may()).toBe(false)
    await answer(client, 'continue')
    expect(await may()).toBe(false)
    platform.clock.advance(16 * minute)
    expect(await may()).toBe(true)
  })
})

describe('the session in a game', () => {
  const sessionOf = async (client: TestPlayer) =>
    (await client.ask(games.launchPlay, { params })).data.playSession

  it('has its clock and its net position from the platform, which a reload does not reset', async () => {
    const client = await platform.signUp()
    expect(await sessionOf(client)).toMatchObject({ net: { coins: 0, entries: 0 } })
    const { body } = await play(client, 2 * minute)
    platform.clock.advance(3 * minute)
    const session = await sessionOf(client)
    expect(session?.net).toEqual({ coins: body.data.round.win - body.data.round.cost, entries: 0 })
    expect(session?.elapsedMs).toBeGreaterThanOrEqual(5 * minute)
    expect(session?.elapsedMs).toBeLessThan(6 * minute)
  })

  it('is a new one 30 minutes after the last play, and after a reality check that was answered with stop', async () => {
    const client = await platform.signUp()
    await play(client, 0)
    platform.clock.advance(31 * minute)
    expect(await sessionOf(client)).toMatchObject({ net: { coins: 0, entries: 0 } })
    await play(client, minute)
    await answer(client, 'stop')
    const session = await sessionOf(client)
    expect(session?.net.coins).toBe(0)
    expect(session?.elapsedMs).toBeLessThan(minute)
  })
})
