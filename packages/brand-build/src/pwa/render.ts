import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

export interface Picture {
  drawing: Buffer
  /** px. */
  width: number
  height: number
}

/** Raise when the same drawing should give another picture. */
const recipe = 1

export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10)

/** Sharp at any size: the drawing is laid out at the wanted width, not scaled from its own. */
async function rasterise({ drawing, width, height }: Picture): Promise<Buffer> {
  const { width: own } = await sharp(drawing).metadata()
  return sharp(drawing, { density: Math.min(2400, (72 * width) / own) })
    .resize(width, height, { fit: 'cover' })
    .png({ palette: true, quality: 92, effort: 4 })
    .toBuffer()
}

/** A drawing as PNG; one that was rendered before comes from `cache`. */
export async function renderPng(picture: Picture, cache: string): Promise<Buffer> {
  const { drawing, width, height } = picture
  const key = hashOf(
    Buffer.concat([
      Buffer.from([sharp.versions.sharp, recipe, width, height, ''].join(' ')),
      drawing,
    ]),
  )
  const file = path.join(cache, `${key}.png`)
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const png = await rasterise(picture)
  await mkdir(cache, { recursive: true })
  // Two builds may render the same; a file that is there is always whole.
  await writeFile(`${file}.${process.pid}`, png)
  await rename(`${file}.${process.pid}`, file)
  return png
}
