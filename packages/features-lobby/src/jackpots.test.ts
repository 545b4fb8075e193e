import { makeGame } from '@marquee/game-tiles/testing'
import { expect, it } from 'vitest'
import { jackpotGames } from './jackpots.ts'

it('puts the prizes of one game together, the largest first', () => {
  const jackpot = (key: string, amount: number, gameId: number) => ({
    key,
    title: key,
    amount,
    gameId,
  })
  const game = makeGame({ id: 4 })
  const ladders = jackpotGames(
    [jackpot('b-mini', 5, 4), jackpot('c-grand', 80, 9), jackpot('b-grand', 90, 4)],
    new Map([[4, game]]),
  )
  expect(ladders.map(({ gameId, prizes }) => [gameId, prizes.map(({ key }) => key)])).toEqual([
    [4, ['b-grand', 'b-mini']],
    [9, ['c-grand']],
  ])
  expect(ladders.map((ladder) => ladder.game)).toEqual([game, undefined])
})
