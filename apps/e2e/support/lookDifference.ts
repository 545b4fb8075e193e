import { pictureOf, type Pixels, pixelsOf } from './pixels.ts'

/** How far a channel may be off, of 255, before a pixel counts as another. */
const tolerance = 32
/** Side of the squares that are judged one by one, in pixels of a kept picture: 48 of the page. */
const side = 16
/** Squares begin every half of their side: what is gone lies whole in one of them, or nearly. */
const step = side / 2

export interface Difference {
  /** Share of the pixels of the whole picture that are others. */
  share: number
  /** The same of the square that differs most. */
  ofASquare: number
  /** Of every pixel, whether it is another. */
  others: Uint8Array
}

/**
 * A picture in which every pixel is the mean of itself and of those around it. A line that stands at half a
 * pixel, drawn in one row now and then in two, is the same in it.
 */
const smoothed = (picture: Pixels): Promise<Pixels> =>
  pixelsOf(
    pictureOf(picture).convolve({
      width: 3,
      height: 3,
      kernel: Array.from({ length: 9 }, () => 1),
    }),
  )

function othersOf(one: Buffer, other: Buffer): Uint8Array {
  const others = new Uint8Array(one.length / 3)
  for (let at = 0; at < one.length; at += 1)
    if (Math.abs(one[at]! - other[at]!) > tolerance) others[Math.floor(at / 3)] = 1
  return others
}

/** The most others that one square has. */
function mostOfASquare(others: Uint8Array, width: number): number {
  const across = Math.ceil(width / step)
  const down = Math.ceil(others.length / width / step)
  const cells = new Uint16Array((across + 1) * (down + 1))
  for (let pixel = 0; pixel < others.length; pixel += 1) {
    if (!others[pixel]) continue
    const row = Math.floor(pixel / width / step)
    cells[row * (across + 1) + Math.floor((pixel % width) / step)]! += 1
  }
  let most = 0
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const at = row * (across + 1) + column
      const below = at + across + 1
      most = Math.max(most, cells[at]! + cells[at + 1]! + cells[below]! + cells[below + 1]!)
    }
  return most
}

/** How far two pictures are apart: in everything, where they are of another size. */
export async function difference(before: Pixels, now: Pixels): Promise<Difference> {
  const { width, height } = now
  if (before.width !== width || before.height !== height)
    return { share: 1, ofASquare: 1, others: new Uint8Array(width * height).fill(1) }
  const [one, other] = await Promise.all([before, now].map(smoothed))
  const others = othersOf(one!.data, other!.data)
  const sum = others.reduce((count, isOther) => count + isOther, 0)
  return {
    share: sum / others.length,
    ofASquare: mostOfASquare(others, width) / side ** 2,
    others,
  }
}

/** What is seen, dimmed, with what is another in it in red. */
export function mark(seen: Pixels, { others }: Pick<Difference, 'others'>): Pixels {
  const data = Buffer.from(seen.data)
  for (const [pixel, isOther] of others.entries()) {
    const at = pixel * 3
    const grey = (data[at]! + data[at + 1]! + data[at + 2]!) / 3
    const dimmed = 170 + grey / 4
    data.set(isOther ? [255, 0, 0] : [dimmed, dimmed, dimmed], at)
  }
  return { ...seen, data }
}
