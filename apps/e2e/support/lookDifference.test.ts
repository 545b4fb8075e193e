import { describe, expect, it } from 'vitest'
import { difference } from './lookDifference.ts'
import { type Colour, ground, ink, makePicture } from './makePicture.ts'

/** A line of a heading, 16 pixels long, of which every row covers a share of its pixels' height. */
const lineOf = (shares: Record<number, number>, size?: { width: number; height: number }) =>
  makePicture((x, y) => {
    const share = shares[y]
    if (x >= 16 || !share) return undefined
    return ground.map((from, at) => from + (ink[at]! - from) * share) as unknown as Colour
  }, size)

/** Of four pixels of the page. */
const line = lineOf({ 8: 1, 9: 1 / 3 })

describe('how far two looks are apart', () => {
  it('is nothing where a line stands a third of a pixel lower', async () => {
    expect(await difference(line, lineOf({ 8: 2 / 3, 9: 2 / 3 }))).toMatchObject({
      share: 0,
      ofASquare: 0,
    })
  })

  it('is more of a square than is allowed where a line stands three pixels lower', async () => {
    const { ofASquare } = await difference(line, lineOf({ 11: 1, 12: 1 / 3 }))
    expect(ofASquare).toBeGreaterThan(0.3)
  })

  it('is a line that is gone or has come, much of its square and little of the picture', async () => {
    const gone = await difference(line, makePicture())
    expect(gone.ofASquare).toBeGreaterThan(0.15)
    expect(gone.share).toBeLessThan(0.03)
    expect(await difference(makePicture(), line)).toEqual(gone)
  })

  it('is everything where the size is another', async () => {
    expect(await difference(line, lineOf({}, { width: 60, height: 41 }))).toMatchObject({
      share: 1,
      ofASquare: 1,
    })
  })
})
