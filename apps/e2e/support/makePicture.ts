import type { Pixels } from './pixels.ts'

export type Colour = readonly [red: number, green: number, blue: number]
export const ground: Colour = [24, 20, 37]
export const ink: Colour = [240, 240, 240]

/** A picture of one ground, with what a rule says of a place. */
export function makePicture(
  colourAt: (x: number, y: number) => Colour | undefined = () => undefined,
  { width = 60, height = 40 } = {},
): Pixels {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y) ?? ground, (y * width + x) * 3)
  return { data, width, height }
}
