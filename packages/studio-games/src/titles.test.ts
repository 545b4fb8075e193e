import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { games, providers } from '@marquee/game-catalogue'
import { afterAll, describe, expect, it } from 'vitest'
import { gamesRoot } from './root.ts'
import { readTitle, readTitles } from './titles.ts'

const template = fileURLToPath(new URL('../../game-kit/src/template', import.meta.url))
const place = mkdtempSync(path.join(tmpdir(), 'marquee-titles-'))
afterAll(() => rmSync(place, { recursive: true }))

let roots = 0
/** A folder with a game of the template in it, for each name given, with changes to its `game.json`. */
function makeRoot(...changes: [slug: string, change: (game: Game) => object][]): string {
  const root = path.join(place, String(roots++))
  for (const [slug, change] of changes) {
    const folder = path.join(root, slug)
    cpSync(template, folder, { recursive: true })
    const file = path.join(folder, 'game.json')
    const game = { ...(JSON.parse(readFileSync(file, 'utf8')) as Game), slug, title: slug }
    writeFileSync(file, JSON.stringify(change(game)))
  }
  return root
}
type Game = { slug: string; title: string; lobby: Record<string, unknown> }
const as = (game: Game) => game
const listedAs =
  (lobby: Record<string, unknown>) =>
  (game: Game): object => ({ ...game, lobby: { ...game.lobby, ...lobby } })

it('reads a game of the template as a title, by an id that stays', () => {
  const read = () => readTitles(makeRoot(['river-lamps', as]))[0]
  const title = read()
  expect(title).toMatchObject({
    slug: 'river-lamps',
    page: '/studio-games/river-lamps/',
    cover: expect.stringMatching(/^cover\.[0-9a-f]{10}$/),
    models: [{ engine: 'books', id: expect.stringMatching(/^river-lamps\.[0-9a-f]{32}$/) }],
  })
  expect(title?.id).toBeGreaterThan(999_999)
  expect(read()).toMatchObject({ id: title?.id, cover: title?.cover })
})

it('keeps models that were played before beside the one that is played now', () => {
  const root = makeRoot(['river-lamps', (game) => ({ ...game, earlierMaths: ['maths-1'] })])
  const folder = path.join(root, 'river-lamps')
  cpSync(path.join(folder, 'maths'), path.join(folder, 'maths-1'), { recursive: true })
  const index = path.join(folder, 'maths/index.json')
  const maths = JSON.parse(readFileSync(index, 'utf8')) as object
  writeFileSync(index, JSON.stringify({ ...maths, stakes: [100, 500] }))
  const [now, before] = readTitle(folder).models
  expect([now.stakes, before?.stakes]).toEqual([[100, 500], undefined])
  expect(now.id).not.toBe(before?.id)
})

it('has none where there is no folder', () => {
  expect(readTitles(path.join(place, 'none'))).toEqual([])
})

describe('a game is refused with what to mend', () => {
  const first = games[0]
  if (!first) throw new Error('The catalogue has no game.')
  it.each<[string, (game: Game) => object, RegExp]>([
    [
      'no lobby',
      (game) => ({ ...game, lobby: undefined }),
      /has no `lobby`, so no brand can list the game/,
    ],
    ['no studio', listedAs({ studio: { slug: 'A B', name: 'A' } }), /names no `studio`/],
    ['a type that there is not', listedAs({ type: 'bingo' }), /no `type` that there is: slots, /],
    ['a day that there is not', listedAs({ releasedOn: '2026-02-30' }), /no day in `releasedOn`/],
    ['a cover elsewhere', listedAs({ cover: '../cover.png' }), /names no picture as its `cover`/],
    [
      'a cover that is not there',
      listedAs({ cover: 'none.png' }),
      /There is no .*none\.png, the cover/,
    ],
    ['a colour by name', listedAs({ colour: 'red' }), /no `colour` as #rrggbb/],
    [
      'a protocol to come',
      listedAs({ protocol: 'marquee.game/9' }),
      /needs the protocol "marquee\.game\/9", and the pages here speak "marquee\.game\/1"/,
    ],
    ['a title too long', (game) => ({ ...game, title: 'x'.repeat(27) }), /has 27 letters/],
    ['another slug', (game) => ({ ...game, slug: 'other' }), /its folder has another name/],
    ['maths elsewhere', (game) => ({ ...game, maths: 'none' }), /index\.json: is not there/],
    ['earlier maths as a text', (game) => ({ ...game, earlierMaths: 'x' }), /`earlierMaths` of/],
    [
      'a title of the catalogue',
      (game) => ({ ...game, title: first.title }),
      new RegExp(`river-lamps and '${first.title}' of the catalogue have the same title`),
    ],
    [
      'a studio of the catalogue',
      listedAs({ studio: { slug: providers[0]?.slug, name: 'Somebody Else' } }),
      /have the same studio/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => readTitles(makeRoot(['river-lamps', change]))).toThrow(message)
  })

  it('a return outside of what is allowed, by the file', () => {
    const root = makeRoot(['river-lamps', as])
    const file = path.join(root, 'river-lamps/maths/lookUpTable_base.csv')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^1,\d+,0/, '1,80,0'))
    expect(() => readTitles(root)).toThrow(/river-lamps\/maths: index\.json: Mode base returns 111/)
  })

  it('a top win over the limit, by the line', () => {
    const root = makeRoot(['river-lamps', as])
    const file = path.join(root, 'river-lamps/maths/lookUpTable_base.csv')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^2,(\d+),0$/m, '2,1,2000100'))
    expect(() => readTitles(root)).toThrow(/lookUpTable_base\.csv:2: 2 pays 20001; no round pays/)
  })

  it('two titles of one name, and two studios of one', () => {
    const same = (game: Game) => ({ ...game, title: 'The Same' })
    expect(() => readTitles(makeRoot(['one-game', same], ['two-games', same]))).toThrow(
      /two-games and one-game have the same title the same/,
    )
    const other = listedAs({ studio: { slug: 'my-studio', name: 'Another Name' } })
    expect(() => readTitles(makeRoot(['one-game', as], ['two-games', other]))).toThrow(
      /have the same studio my-studio/,
    )
  })
})

it('reads every game of the repository', () => {
  const titles = readTitles(gamesRoot())
  expect(titles.length).toBeGreaterThan(0)
})
