import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Hex } from '../types.ts'
import { dominantColour } from './dominant.ts'

/** Covers are drawn at this size, then made smaller: edges come out finer than drawn small. */
const drawn = { width: 480, height: 640 } as const

/** Densities covers are made at, and their size in pixels: that of the widest tile (IMAGE-01). */
export const densities = {
  1: { width: 180, height: 240 },
  2: { width: 360, height: 480 },
} as const

/** Encoder settings (IMAGE-02). */
const webp = { quality: 75, effort: 5 } as const

/** By less than a pixel: invisible once it is made smaller, and fewer bytes. */
const softening = 0.6

export interface RenderedCover {
  images: Record<keyof typeof densities, Buffer>
  colour: Hex
}

/** Names a drawing and the settings it is encoded with; same drawing, same name. */
export function hashDrawing(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([webp, drawn, densities, softening]))
    .update(svg)
    .digest('hex')
    .slice(0, 10)
}

/** Draws a cover at both densities as webp and measures its dominant colour (IMAGE-03). */
export async function renderCover(svg: string): Promise<RenderedCover> {
  const raw = { ...drawn, channels: 3 } as const
  const pixels = await sharp(Buffer.from(svg))
    .flatten()
    .removeAlpha()
    .blur(softening)
    .raw()
    .toBuffer()
  const picture = () => sharp(pixels, { raw })
  const made = (density: keyof typeof densities) =>
    picture()
      .resize({ ...densities[density], kernel: 'mitchell' })
      .webp(webp)
      .toBuffer()
  const [dense, plain, small] = await Promise.all([
    made(2),
    made(1),
    picture().resize(60, 80).raw().toBuffer(),
  ])
  return { images: { 1: plain, 2: dense }, colour: dominantColour(small) }
}
