import { expect, it } from 'vitest'
import { faceOf } from './cover-faces.ts'
import { paintCover } from './cover/cover.ts'
import { games } from './games.ts'

it('says the face of every cover, as it is painted', () => {
  for (const game of games) {
    expect(faceOf(game.id), game.title).toBeDefined()
  }
  // Painting all of them takes seconds; every ninth meets every place.
  for (const game of games.filter((_, index) => index % 9 === 0)) {
    expect(faceOf(game.id), game.title).toBe(paintCover(game).face)
  }
  expect(faceOf(7)).toBeUndefined()
})
