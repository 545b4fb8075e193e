import { pages, rounds } from '@marquee/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameOfModel, makeShot, makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

async function play(player: TestPlayer, body = makeShot()): Promise<void> {
  platform.clock.advance(3_000)
  const { data } = await player.ask(rounds.play, { body })
  await player.ask(rounds.finish, { params: { id: data.round.id } })
}

const ratings = async (brand?: string) => {
  platform.clock.advance(61_000)
  const { payload } = await platform.guest(brand ? { brand } : {}).ask(pages.home)
  return payload.ratings.map(({ game, rounds: played }) => [game.id, played])
}

it('HOME-12 ranks the games of the last seven days by their players, then by their rounds', async () => {
  const [one, other] = [await platform.signUp(), await platform.signUp()]
  const shots = makeShot()
  const spins = makeSpin()
  const third = makeSpin({ gameId: gameOfModel('lines-5-fruit').id })
  for (let round = 0; round < 3; round++) await play(one, shots)
  await play(one, spins)
  // Two games are no ranking.
  expect(await ratings()).toEqual([])
  await play(other, spins)
  await play(one, third)
  expect(await ratings()).toEqual([
    [spins.gameId, 2],
    [shots.gameId, 3],
    [third.gameId, 1],
  ])
  expect(await ratings('stormrush')).toEqual([])
  platform.clock.advance(7 * 86_400_000)
  expect(await ratings()).toEqual([])
})
