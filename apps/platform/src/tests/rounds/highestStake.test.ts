import { rounds } from '@marquee/contract'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { settingsOf } from '@marquee/platform-kernel/module'
import { maxStakeOf } from '@marquee/platform-play/rounds/maxStake'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameOfModel, makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

const play = (player: TestPlayer, body: ReturnType<typeof makeShot>) =>
  player.call(rounds.play, { body })
const balances = (player: TestPlayer) => balancesOf(platform.kernel.db, player.playerId)

describe('the highest stake', () => {
  const fish = gameOfModel('fish-shoal')
  const pushesOf = (player: TestPlayer) =>
    platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'game')
      .execute()

  it('RT-15 a round above what its game may cost is refused, takes nothing, and every page is told the limit', async () => {
    const { maxStake } = settingsOf(platform.surroundings, 'wireframe')
    maxStake.games[fish.slug] = { coins: 100 }
    try {
      const player = await platform.signUp()
      const before = await balances(player)
      const refused = await play(player, makeShot({ stake: 200 }))
      expect([refused.status, refused.body.error?.code]).toEqual([403, 'stake-too-high'])
      expect(refused.body.error?.details).toEqual([{ path: 'limit', message: '100' }])
      expect(await balances(player)).toEqual(before)
      expect(await pushesOf(player)).toEqual([
        { data: { kind: 'max-bet', gameId: fish.id, limit: 100 } },
      ])
      expect((await play(player, makeShot({ stake: 100 }))).status).toBe(200)
    } finally {
      delete maxStake.games[fish.slug]
    }
  })

  it('is the brand’s own where a game has none, in each mode by itself', () => {
    const settings = settingsOf(platform.surroundings, 'wireframe')
    const of = (unit: 'coins' | 'entries') => maxStakeOf(settings, { game: fish, unit })
    expect([of('coins'), of('entries')]).toEqual([100_000, 20_000])
  })
})
