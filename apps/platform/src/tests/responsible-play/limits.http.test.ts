import { games, type LimitKind, type LimitPeriod, player, responsiblePlay } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import {
  assertMayPurchase,
  forgetPurchase,
  notePurchase,
} from '@marquee/platform-protection/protection/gate'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const minute = 60_000
const hour = 60 * minute
const statusOf = async (client: TestPlayer) => (await client.ask(responsiblePlay.status)).data
const limitOf = async (client: TestPlayer, kind: LimitKind, period: LimitPeriod) =>
  (await statusOf(client)).limits.find((limit) => limit.kind === kind && limit.period === period)
const setLimit = (
  client: TestPlayer,
  kind: LimitKind,
  period: LimitPeriod,
  amount: number | null,
) => client.ask(responsiblePlay.setLimit, { body: { kind, period, amount } })
const play = (client: TestPlayer, ms = 2_500, stake = 20) =>
  playAfter(platform, client, ms, makeSpin({ stake }))
const purchase = (client: TestPlayer, amount: number, reference?: string) => {
  const now = platform.clock.now()
  const { playerId } = client
  return platform.kernel.db.transaction().execute(async (tx) => {
    await assertMayPurchase(tx, { playerId, amount, now })
    if (reference) await notePurchase(tx, { playerId, amount, now, reference })
  })
}

describe('limits', () => {
  it('RP-01 names every kind and period, none of them set at first', async () => {
    const { limits } = await statusOf(await platform.signUp())
    expect(limits).toHaveLength(12)
    expect(limits.filter(({ amount, pending }) => amount !== null || pending)).toEqual([])
  })

  it('a stricter one holds at once, a looser one after 24 hours, seen until then and taken back', async () => {
    const client = await platform.signUp()
    await setLimit(client, 'purchase', 'week', 5_000)
    await setLimit(client, 'purchase', 'week', 2_000)
    expect(await limitOf(client, 'purchase', 'week')).toMatchObject({
      amount: 2_000,
      pending: null,
    })

    const asked = platform.clock.now()
    await setLimit(client, 'purchase', 'week', 9_000)
    const waiting = await limitOf(client, 'purchase', 'week')
    expect(waiting).toMatchObject({ amount: 2_000, pending: { amount: 9_000 } })
    const effectiveAt = waiting?.pending?.effectiveAt ?? 0
    expect(effectiveAt - asked).toBeGreaterThanOrEqual(24 * hour)
    expect(effectiveAt - asked).toBeLessThan(24 * hour + minute)
    await expect(purchase(client, 2_001)).rejects.toMatchObject({ code: 'purchase-limit-reached' })

    const params = { kind: 'purchase', period: 'week' }
    await client.ask(responsiblePlay.withdrawLimitChange, { params })
    expect(await limitOf(client, 'purchase', 'week')).toMatchObject({
      amount: 2_000,
      pending: null,
    })
    expect((await client.call(responsiblePlay.withdrawLimitChange, { params })).status).toBe(404)

    await setLimit(client, 'purchase', 'week', null)
    platform.clock.advance(24 * hour - minute)
    expect(await limitOf(client, 'purchase', 'week')).toMatchObject({ amount: 2_000 })
    platform.clock.advance(2 * minute)
    expect(await limitOf(client, 'purchase', 'week')).toMatchObject({ amount: null, pending: null })
    await expect(purchase(client, 50_000)).resolves.toBeUndefined()
  })

  it('RP-03 the purchase limit counts what was begun in the period before, until it failed or is past', async () => {
    const client = await platform.signUp()
    await setLimit(client, 'purchase', 'day', 3_000)
    await purchase(client, 2_000, `${client.playerId}:1`)
    await expect(purchase(client, 1_001)).rejects.toMatchObject({
      code: 'purchase-limit-reached',
      status: 403,
      details: expect.arrayContaining([
        { path: 'limit', message: 'purchase/day' },
        { path: 'see', message: '/profile/purchase-limit' },
      ]),
    })
    await purchase(client, 1_000, `${client.playerId}:2`)
    expect(await limitOf(client, 'purchase', 'day')).toMatchObject({ amount: 3_000, used: 3_000 })
    await expect(purchase(client, 1)).rejects.toMatchObject({ code: 'purchase-limit-reached' })
    await platform.kernel.db
      .transaction()
      .execute((tx) => forgetPurchase(tx, `${client.playerId}:2`))
    await expect(purchase(client, 1_000)).resolves.toBeUndefined()
    platform.clock.advance(24 * hour)
    await expect(purchase(client, 3_000)).resolves.toBeUndefined()
  })

  it('the loss limit refuses the round that could pass it, and says from when there is room', async () => {
    const began = platform.clock.now()
    const stake = 100
    const start = async () => {
      const client = await platform.signUp()
      await setLimit(client, 'loss-coins', 'day', 200)
      return client
    }
    let client = await start()
    let lost = 0
    let answer = await play(client, 2_500, stake)
    while (answer.status === 200) {
      lost += answer.body.data.round.cost - answer.body.data.round.win
      expect(lost).toBeLessThanOrEqual(200)
      // After a big win it is far to the limit, and many rounds in a moment are refused as too many requests.
      if (lost < -10 * stake) [client, lost] = [await start(), 0]
      answer = await play(client, 2_500, stake)
    }
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'play-limit-reached'])
    const until = Number(answer.body.error?.details?.find(({ path }) => path === 'until')?.message)
    expect(until).toBeGreaterThanOrEqual(began + 24 * hour)
    expect(until).toBeLessThanOrEqual(platform.clock.now() + 24 * hour)
    expect(lost + stake).toBeGreaterThan(200)
    platform.clock.advance(until - platform.clock.now() + 1)
    const { amount, used } = (await limitOf(client, 'loss-coins', 'day')) ?? {}
    expect([amount, (used ?? 0) + stake <= 200]).toEqual([200, true])
    expect((await play(client, 2_500, stake)).status).toBe(200)
  })

  it('the loss limit of coins does not touch play with entries', async () => {
    const client = await platform.signUp()
    await setLimit(client, 'loss-coins', 'day', 0)
    expect((await play(client)).body.error?.code).toBe('play-limit-reached')
    await client.ask(player.switchToSweepStakes)
    expect((await play(client, 2_500, 20)).status).toBe(200)
  })

  it('the time limit counts play, refuses rounds and games, and lets in again once there is room', async () => {
    const client = await platform.signUp()
    await setLimit(client, 'time', 'day', 10)
    for (let round = 0; round < 3; round++)
      expect((await play(client, 4 * minute)).status).toBe(200)
    expect(await limitOf(client, 'time', 'day')).toMatchObject({ amount: 10, used: 8 })
    const refused = await play(client, 2 * minute)
    expect(refused.body.error).toMatchObject({
      code: 'play-limit-reached',
      details: expect.arrayContaining([{ path: 'limit', message: 'time/day' }]),
    })
    const params = { idOrSlug: gameOfModel('lines-10-classic').id }
    expect((await client.call(games.launchPlay, { params })).body.error?.code).toBe(
      'play-limit-reached',
    )
    platform.clock.advance(24 * hour)
    expect((await client.call(games.launchPlay, { params })).status).toBe(200)
  })

  it('a pause of 5 minutes is no play', async () => {
    const client = await platform.signUp()
    await setLimit(client, 'time', 'day', 1)
    for (let round = 0; round < 4; round++)
      expect((await play(client, 5 * minute)).status).toBe(200)
    expect(await limitOf(client, 'time', 'day')).toMatchObject({ used: 0 })
  })

  it.each([
    { kind: 'time', period: 'day', amount: 0 },
    { kind: 'time', period: 'day', amount: 1_441 },
    { kind: 'purchase', period: 'day', amount: -1 },
    { kind: 'purchase', period: 'hour', amount: 100 },
    { kind: 'wins', period: 'day', amount: 100 },
    { kind: 'purchase', period: 'day', amount: 1.5 },
  ])('%j is refused as senseless', async (body) => {
    const client = await platform.signUp()
    const answer = await client.call(responsiblePlay.setLimit, { body })
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid-input'])
  })
})
