import { expect, it } from 'vitest'
import { games } from '../games.ts'
import { coverSize, paintCover } from './cover.ts'
import { letteringEnd } from './layouts.ts'

it('every cover > is lettered as far down as tiles are told, and no further', () => {
  const ends = games.map((game) => paintCover(game).bottom / coverSize.height)
  expect(Math.max(...ends)).toBeLessThanOrEqual(letteringEnd)
  expect(Math.max(...ends)).toBeGreaterThan(letteringEnd - 0.005)
}, 30_000)
