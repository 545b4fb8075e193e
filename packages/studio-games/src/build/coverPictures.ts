import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { StudioTitle } from '../titles.ts'

/** Densities covers are made at, and their size in pixels, as those of the catalogue. */
const densities = { 1: { width: 180, height: 240 }, 2: { width: 360, height: 480 } } as const

/**
 * Makes a game's cover at both densities from the picture that its studio gives.
 * @throws Error for a picture that is none, is too small, or is not three wide and four high.
 */
export async function buildCover(
  { coverSource, cover }: StudioTitle,
  outDir: string,
): Promise<void> {
  const picture = readFileSync(coverSource)
  const { width, height } = await sharp(picture)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`${coverSource} is no picture: ${(error as Error).message}`, { cause: error })
    })
  const is = `${coverSource} has ${width} x ${height} pixels`
  if (width < densities[2].width || height < densities[2].height) {
    throw new Error(`${is}. A cover has 360 x 480 or more.`)
  }
  if (Math.abs(width / height - 3 / 4) > 0.01) {
    throw new Error(`${is}. A cover is three wide and four high, such as 720 x 960.`)
  }
  for (const [density, size] of Object.entries(densities)) {
    const made = await sharp(picture)
      .resize({ ...size, fit: 'cover', kernel: 'mitchell' })
      .flatten()
      .webp({ quality: 80, effort: 5 })
      .toBuffer()
    await writeFile(path.join(outDir, `${cover}@${density}x.webp`), made)
  }
}
