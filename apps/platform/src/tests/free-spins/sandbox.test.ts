import { bonuses } from '@marquee/features-bonuses/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { gameOfModel } from '../../testing/makePlay.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const game = gameOfModel('lines-10-classic')

describe('free spins of the sandbox', () => {
  it('wait for whoever asks, and for nobody else', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    const body = { game: game.slug, count: 2, stake: 20 }
    expect((await player.send('POST', '/sandbox/free-spins', { body })).status).toBe(200)
    expect((await player.ask(bonuses.list)).data.bonuses).toEqual([
      expect.objectContaining({
        freeSpinsCount: 2,
        freeSpinsBetLevel: 20,
        games: [game.id],
      }),
    ])
    expect((await other.ask(bonuses.list)).data.bonuses).toEqual([])
  })

  it('are of a game that there is, and no more than they may be', async () => {
    const player = await platform.signUp()
    const give = async (change: object) =>
      (
        await player.send('POST', '/sandbox/free-spins', {
          body: { game: game.slug, count: 2, stake: 20, ...change },
        })
      ).status
    expect(await give({ game: 'no-such-game' })).toBe(404)
    expect(await give({ count: 101 })).toBe(400)
    expect(await give({ stake: 0 })).toBe(400)
  })
})
