import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { readTitle } from '../titles.ts'
import { buildTitle } from './buildTitle.ts'

const template = fileURLToPath(new URL('../../../game-kit/src/template', import.meta.url))
const place = mkdtempSync(path.join(tmpdir(), 'marquee-build-title-'))
afterAll(() => rmSync(place, { recursive: true }))

let made = 0
/** A game of the template, changed by whoever asks for it, built into a folder of its own. */
async function build(change: (folder: string) => void | Promise<void> = () => undefined) {
  const root = path.join(place, String(made++))
  const folder = path.join(root, 'lantern-draw')
  cpSync(template, folder, { recursive: true })
  await change(folder)
  const out = path.join(root, 'dist')
  const bytes = await buildTitle(readTitle(folder), out)
  return { bytes, out: path.join(out, 'lantern-draw') }
}
const edit = (file: string, from: string, to: string) => (folder: string) => {
  const name = path.join(folder, file)
  const text = readFileSync(name, 'utf8')
  expect(text).toContain(from)
  writeFileSync(name, text.replace(from, to))
}
const cover = (width: number, height: number) => async (folder: string) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#204060' } })
  await picture.png().toFile(path.join(folder, 'cover.png'))
  edit('game.json', 'cover.svg', 'cover.png')(folder)
}

it('builds the template for its address, with covers at both densities', async () => {
  const { bytes, out } = await build()
  const page = readFileSync(path.join(out, 'index.html'), 'utf8')
  expect(page).toContain('src="/studio-games/lantern-draw/assets/')
  expect(bytes).toBeLessThan(20_000)
  const covers = readdirSync(out).filter((name) => name.endsWith('.webp'))
  expect(covers).toHaveLength(2)
  const sizes = await Promise.all(
    covers.sort().map((name) => sharp(path.join(out, name)).metadata()),
  )
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [180, 240],
    [360, 480],
  ])
  expect(existsSync(path.join(out, 'maths'))).toBe(false)
  for (const name of readdirSync(path.join(out, 'assets'))) {
    expect(readFileSync(path.join(out, 'assets', name), 'utf8'), name).not.toContain(
      'payoutMultiplier',
    )
  }
})

describe('a game is not built', () => {
  it.each<[string, (folder: string) => void | Promise<void>, RegExp]>([
    [
      'that imports from outside of its folder',
      edit('game.ts', "'./texts/index.ts'", "'../../../other.ts'"),
      /game\.ts imports '\.\.\/\.\.\/\.\.\/other\.ts', which is not there/,
    ],
    [
      'that imports a package of others',
      edit('game.ts', "'./texts/index.ts'", "'@marquee/game-math'"),
      /imports '@marquee\/game-math', which is (not there|outside of the game’s folder)/,
    ],
    [
      'whose page has a style of its own in it',
      edit('index.html', '</head>', '<style>body { color: red }</style></head>'),
      /index\.html has <style, and nothing that stands in a game’s page runs/,
    ],
    [
      'of more than 300 kB',
      (folder) => {
        writeFileSync(path.join(folder, 'big.webp'), randomBytes(310_000))
        edit('index.html', '</body>', '<img src="./big.webp" alt="" /></body>')(folder)
      },
      /The page of lantern-draw has 31\d kB as it is sent, and 300 are allowed/,
    ],
    [
      'without a page',
      (folder) => rmSync(path.join(folder, 'index.html')),
      /has no index\.html, the page/,
    ],
    [
      'with too small a cover',
      cover(300, 400),
      /has 300 x 400 pixels. A cover has 360 x 480 or more/,
    ],
    ['with a cover of another shape', cover(600, 600), /A cover is three wide and four high/],
    [
      'with a cover that is no picture',
      (folder) => writeFileSync(path.join(folder, 'cover.svg'), 'nothing'),
      /cover\.svg is no picture/,
    ],
  ])('%s', async (_, change, message) => {
    await expect(build(change)).rejects.toThrow(message)
  })
})
