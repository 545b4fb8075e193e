import { randomUUID } from 'node:crypto'
import { responsiblePlay } from '@marquee/contract'
import { popupAd, popups } from '@marquee/features-popup-ads/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { chooseAds } from '@marquee/features-popup-ads/server/service'
import { makeCampaign } from '@marquee/features-popup-ads/testing'

let platform: TestPlatform
let player: TestPlayer

beforeAll(async () => {
  platform = await makePlatform()
  player = await platform.signUp()
}, 60_000)
afterAll(() => platform.stop())

const trigger = { body: { triggerType: 'sessionStart' as const } }
const popupAds = [makeCampaign({ id: 1 }), makeCampaign({ id: 2, priority: 5 })]
const choose = (playerId: string | null, key = randomUUID(), trackingId: string | null = null) =>
  chooseAds(
    platform.kernel,
    {
      key: 'wireframe',
      popupAds: popupAds.map((ad) => ({ ...ad, audience: playerId ? 'player' : 'guest' })),
    },
    'sessionStart',
    { playerId, trackingId, idempotency: { scope: 'test', key } },
  )
const logs = () => platform.kernel.db.selectFrom('popup_log').selectAll().execute()

describe('pop-up ads', () => {
  it.each([...allBrands.keys()])(
    'CALL-71 CALL-72 answer a trigger with what the campaigns of %s make due for who asks',
    async (brand) => {
      const named = async (asker: Pick<TestPlayer, 'ask'>, call: typeof popups.guest) =>
        (await asker.ask(call, trigger)).data.popups.map(({ popup_name: name }) => name)
      expect(await named(platform.guest({ brand }), popups.guest)).toEqual(['free-account'])
      const body = { triggerType: 'pageView' as const }
      const other = await platform.guest({ brand }).ask(popups.guest, { body })
      expect(other.data.popups).toEqual([])
    },
  )

  it('CALL-72 answer a player with what is made for players', async () => {
    const { data } = await player.ask(popups.player, trigger)
    expect(data.popups.map(({ popup_name: name }) => name)).toEqual(['running-now'])
  })

  it('are for guests or for players, each by a call of their own', async () => {
    expect((await player.call(popups.guest, trigger)).body.error?.code).toBe('forbidden')
    expect((await platform.guest().call(popups.player, trigger)).body.error?.code).toBe(
      'unauthorized',
    )
  })

  it('POPUP-01 come in order, each logged as chosen, and the same again for the same key', async () => {
    const key = randomUUID()
    const ads = await choose(player.playerId, key)
    expect(ads.map(({ popup_id }) => popup_id)).toEqual([2, 1])
    for (const ad of ads) expect(popupAd.parse(ad)).toEqual(ad)
    expect(await choose(player.playerId, key)).toEqual(ads)
    const since = (await logs()).map(({ id }) => id).filter((id) => id >= (ads[0]?.log_id ?? 0))
    expect(since).toEqual(ads.map(({ log_id }) => log_id))
  })

  it('CALL-73 are logged by what was done with them, by whom they were chosen for', async () => {
    const [ad] = await choose(player.playerId)
    const body = { log_id: ad?.log_id ?? 0, action_id: 2, is_player: true }
    const other = await platform.signUp()
    for (const stranger of [other, platform.guest()])
      expect((await stranger.call(popups.logAction, { body })).body.error?.code).toBe('not-found')
    await player.ask(popups.logAction, { body })
    expect((await logs()).find(({ id }) => id === ad?.log_id)?.last_action).toBe(2)
  })

  it('CALL-73 of a guest are logged for guests', async () => {
    const [ad] = await choose(null)
    const body = { log_id: ad?.log_id ?? 0, action_id: 3, is_player: false }
    expect((await player.call(popups.logAction, { body })).body.error?.code).toBe('not-found')
    await platform.guest().ask(popups.logAction, { body })
    expect((await logs()).find(({ id }) => id === ad?.log_id)?.last_action).toBe(3)
  })

  it('POPUP-03 rest for a day in the browser that was shown them, known by its tracking id', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    const [ad] = await choose(null, randomUUID(), id)
    const body = { log_id: ad?.log_id ?? 0, action_id: 1, is_player: false }
    await platform.guest().ask(popups.logAction, { body })
    const ids = async (trackingId: string) =>
      (await choose(null, randomUUID(), trackingId)).map(({ popup_id: popup }) => popup)
    expect(await ids(id)).toEqual([1])
    expect(await ids(other)).toEqual([2, 1])
    platform.clock.advance(24 * 3_600_000 + 1)
    expect(await ids(id)).toEqual([2, 1])
  })

  it('leave in peace who takes a break', async () => {
    const resting = await platform.signUp()
    expect(await choose(resting.playerId)).toHaveLength(2)
    await resting.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await choose(resting.playerId)).toEqual([])
  })
})
