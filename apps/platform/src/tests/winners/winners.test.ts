import { pages, rounds } from '@marquee/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameOfModel, makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

it('shows settled wins above the cost, newest first, without naming anybody', async () => {
  const player = await platform.signUp({ name: 'Robin' })
  const won: { id: string; win: number }[] = []
  for (let shot = 0; shot < 100 && won.length < 2; shot++) {
    platform.clock.advance(300)
    const { data } = await player.ask(rounds.play, { body: makeShot() })
    const open = await platform.guest().ask(pages.latestWinners)
    expect(open.data.winners.map((winner) => winner.roundId)).not.toContain(data.round.id)
    await player.ask(rounds.finish, { params: { id: data.round.id } })
    if (data.round.win > data.round.cost) won.unshift({ id: data.round.id, win: data.round.win })
  }
  expect(won).toHaveLength(2)

  const { data } = await platform.guest().ask(pages.latestWinners)
  const game = gameOfModel('fish-shoal')
  expect(data.winners.map((winner) => ({ id: winner.roundId, win: winner.win }))).toEqual(won)
  expect(data.winners[0]).toMatchObject({
    player: 'R•••',
    gameId: game.id,
    gameTitle: game.title,
    gameSlug: game.slug,
    gameMode: 'TournamentPoints',
  })
  const other = await platform.guest({ brand: 'stormrush' }).ask(pages.latestWinners)
  expect(other.data.winners).toEqual([])
})
