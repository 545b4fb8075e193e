import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Hex } from '../types.ts'
import { dominantColour } from './dominant.ts'

/** Densities covers are made at, and their size in pixels (IMAGE-01). */
export const densities = {
  1: { width: 240, height: 320 },
  2: { width: 480, height: 640 },
} as const

/** Encoder settings (IMAGE-02). */
const webp = { quality: 75, effort: 4 } as const

export interface RenderedCover {
  images: Record<keyof typeof densities, Buffer>
  colour: Hex
}

/** Names a drawing and the settings it is encoded with; same drawing, same name. */
export function hashDrawing(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([webp, densities]))
    .update(svg)
    .digest('hex')
    .slice(0, 10)
}

/** Draws a cover at both densities as webp and measures its dominant colour (IMAGE-03). */
export async function renderCover(svg: string): Promise<RenderedCover> {
  const { width, height } = densities[2]
  const raw = { width, height, channels: 3 } as const
  // Softened by less than a pixel: invisible at density 2, and a fifth smaller.
  const pixels = await sharp(Buffer.from(svg)).flatten().removeAlpha().blur(0.6).raw().toBuffer()
  const picture = () => sharp(pixels, { raw })
  const [dense, plain, small] = await Promise.all([
    picture().webp(webp).toBuffer(),
    picture()
      .resize({ ...densities[1], kernel: 'mitchell' })
      .webp(webp)
      .toBuffer(),
    picture().resize(60, 80).raw().toBuffer(),
  ])
  return { images: { 1: plain, 2: dense }, colour: dominantColour(small) }
}
