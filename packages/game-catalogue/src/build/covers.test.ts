import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawCover } from '../cover/cover.ts'
import { games } from '../games.ts'
import type { Hex } from '../types.ts'
import { checkSvg } from '../testing/checkSvg.ts'
import { buildCovers, nameCovers } from './covers.ts'

const some = ['lantern-tide', 'reef-rumpus', 'route-sevens'].map((slug) => {
  const game = games.find((candidate) => candidate.slug === slug)
  if (!game) throw new Error(`There is no game ${slug}.`)
  return game
})

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'covers-'))))
afterEach(() => rm(folder, { recursive: true }))

const readManifest = async () =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<string, string>

describe('drawCover', () => {
  it('draws every cover well-formed, the same each time', () => {
    for (const game of games) checkSvg(drawCover(game))
    for (const game of some) expect(drawCover(game)).toBe(drawCover(game))
  }, 30_000)
})

describe('buildCovers', { timeout: 30_000 }, () => {
  it('IMAGE-01 IMAGE-03 writes each cover as webp at densities 1 and 2', async () => {
    await buildCovers(some, folder)
    const manifest = await readManifest()
    expect(Object.keys(manifest).sort()).toEqual(some.map(({ slug }) => slug).sort())
    for (const file of Object.values(manifest)) {
      expect(file).toMatch(/^[a-z0-9-]+\.[0-9a-f]{10}$/)
      const plain = await sharp(join(folder, `${file}@1x.webp`)).metadata()
      const dense = await sharp(join(folder, `${file}@2x.webp`)).metadata()
      expect([plain.format, plain.width, plain.height]).toEqual(['webp', 180, 240])
      expect([dense.format, dense.width, dense.height]).toEqual(['webp', 360, 480])
    }
  })

  it('calls each what it was said to be called before it was drawn', async () => {
    await nameCovers(some, folder)
    const named = await readFile(join(folder, 'manifest.json'), 'utf8')
    expect(await readdir(folder)).toEqual(['manifest.json'])
    await buildCovers(some, folder)
    expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(named)
  })

  it('keeps covers that have not changed and removes those that are no more', async () => {
    await buildCovers(some, folder)
    await writeFile(join(folder, 'retired.0123456789@1x.webp'), '')
    const { drawn, kept } = await buildCovers(some.slice(0, 2), folder)
    expect([drawn, kept]).toEqual([0, 2])
    const images = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
    expect(images.length).toBe(4)
  })

  it('draws again a cover whose file is lost', async () => {
    await buildCovers(some, folder)
    const file = (await readManifest())['lantern-tide']
    await rm(join(folder, `${file}@2x.webp`))
    expect((await buildCovers(some, folder)).drawn).toBe(1)
  })

  it('measures the colour the catalogue gives as the background', async () => {
    await buildCovers(some, folder)
    const details = JSON.parse(await readFile(join(folder, 'details.json'), 'utf8')) as Record<
      string,
      { colour: Hex }
    >
    for (const { slug, bgColor } of some) expect(details[slug]?.colour, slug).toBe(bgColor)
  })
})
