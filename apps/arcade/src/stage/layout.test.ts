import { expect, it } from 'vitest'
import { ladderHeight } from '../slot/ladder.ts'
import { slotLayout } from './layout.ts'

it.each([
  ['a phone held upright', { x: 0, y: 60, width: 390, height: 500 }],
  ['a phone held sideways', { x: 0, y: 40, width: 844, height: 250 }],
  ['a wide screen', { x: 0, y: 60, width: 1280, height: 560 }],
  ['a tiny frame', { x: 0, y: 30, width: 280, height: 180 }],
])('keeps the reels inside the free space on %s', (_, free) => {
  const { reels, frame, cell, symbol } = slotLayout(free)
  expect(reels.x - frame).toBeGreaterThanOrEqual(free.x)
  expect(reels.y - frame).toBeGreaterThanOrEqual(free.y)
  expect(reels.x + reels.width + frame).toBeLessThanOrEqual(free.x + free.width)
  expect(reels.y + reels.height + frame).toBeLessThanOrEqual(free.y + free.height)
  expect(symbol).toBeLessThanOrEqual(Math.min(cell.width, cell.height))
})

it('fills the width of a phone held upright', () => {
  const { reels } = slotLayout({ x: 0, y: 60, width: 390, height: 560 })
  expect(reels.width).toBeGreaterThan(360)
})

/**
 * What title and controls leave of a phone of 844 by 390 pixels that is held sideways, between them and
 * below the bar of the page; a browser test holds the style sheets to it.
 */
const sideways = { x: 136, y: 0, width: 490, height: 340 }
/** Of the phone's width. */
const shareOf = (reels: number, rows: number, taken = 0) => {
  const free = { ...sideways, y: taken, height: sideways.height - taken }
  return slotLayout(free, reels, rows).reels.width / 844
}

it('gives reels the middle of a phone that is held sideways, and no narrow strip of it', () => {
  expect(shareOf(5, 3)).toBeGreaterThanOrEqual(0.45)
  // A full board stands below the multipliers of its falls.
  expect(shareOf(6, 6, ladderHeight)).toBeGreaterThanOrEqual(0.3)
})
