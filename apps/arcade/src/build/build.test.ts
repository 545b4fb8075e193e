import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { providers, sceneIds } from '@marquee/game-catalogue'
import { gameModelIds } from '@marquee/game-math'
import { build } from 'vite'
import { expect, it } from 'vitest'

type Piece = { fileName: string; text: string; bytes: number; imports: string[] }

const isFace = (fileName: string) => fileName.endsWith('.woff2')

const isSound = (fileName: string) => fileName.endsWith('.mp3')

const textOf = ({ fileName, source }: { fileName: string; source: string | Uint8Array }) =>
  isFace(fileName) || isSound(fileName) ? '' : String(source)

async function buildOnce(): Promise<Piece[]> {
  const result = await build({
    root: new URL('../..', import.meta.url).pathname,
    logLevel: 'error',
    build: { write: false },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((output) =>
    'output' in output
      ? output.output.map((piece) => ({
          fileName: piece.fileName,
          text: piece.type === 'chunk' ? piece.code : textOf(piece),
          bytes: piece.type === 'chunk' ? piece.code.length : piece.source.length,
          imports: piece.type === 'chunk' ? piece.imports : [],
        }))
      : [],
  )
}

const pieces = await buildOnce()
const page = pieces.find(({ fileName }) => fileName === 'index.html')!
/** As the front serves them. */
const gzip = (list: Piece[]) =>
  list.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0)

it('builds one page whose files load from a frame without an origin', () => {
  expect(page.text).toMatch(/<script type="module" crossorigin src="\/arcade\/assets\//)
  const pages = pieces.filter(({ fileName }) => fileName.endsWith('.html'))
  expect(pages.map(({ fileName }) => fileName).sort()).toEqual(['index.html'])
})

it('asks for model, texts and letters of a game before what every game is made of has come', () => {
  const early = there.find(({ fileName }) => /\/loading-[^/]+\.js$/.test(fileName))!
  for (const part of ['lines-5-fruit-', 'en-', '.woff2']) expect(early.text).toContain(part)
  for (const name of withImports(early.fileName)) expect(name).not.toMatch(/\/(game|pixi)-/)
})

it('leaves the simulator out', () => {
  // A text that only the simulator's house has, so that this fails when it gets in.
  const marker = 'This round could not begin. Your balance is as it was.'
  const house = new URL('../../../../packages/game-kit/src/simulator/house.ts', import.meta.url)
  expect(readFileSync(house, 'utf8')).toContain(marker)
  expect(pieces.filter(({ text }) => text.includes(marker))).toEqual([])
})

it('never touches storage or cookies, which throw in a frame without an origin', () => {
  for (const { fileName, text } of pieces) {
    expect(text, fileName).not.toMatch(/\b(localStorage|sessionStorage|document\.cookie)\b/)
  }
})

/** A file and everything that is there before it runs. */
function withImports(name: string, names = new Set<string>()): Set<string> {
  if (names.has(name)) return names
  names.add(name)
  for (const next of pieces.find(({ fileName }) => fileName === name)!.imports)
    withImports(next, names)
  return names
}

/** What every game is, whichever is shown: what the page names before its first script asks for it. */
const always = new Set(
  [...page.text.matchAll(/<link rel="modulepreload" crossorigin href="\/arcade\/([^"]+)">/g)].map(
    ([, fileName = '']) => fileName,
  ),
)
const there = pieces.filter(({ fileName }) => always.has(fileName))

it('names in its page every script of a game, so that they come beside each other, in few files', () => {
  const game = there.filter(({ fileName }) => /\/game-[^/]+\.js$/.test(fileName))
  const needed = new Set(game.flatMap(({ fileName }) => [...withImports(fileName)]))
  expect(needed.size).toBeGreaterThan(2)
  expect([...needed].filter((fileName) => !always.has(fileName))).toEqual([])
  expect(always.size).toBeLessThanOrEqual(5)
})

it('lets the page run before the game is there, and the game while the page waits for it', () => {
  const [, script = ''] = /src="\/arcade\/([^"]+)"/.exec(page.text) ?? []
  const first = withImports(script)
  expect([...first].filter((fileName) => /\/(game|pixi)-/.test(fileName))).toEqual([])
  // A script that waits for another may be needed by none that the other stands on.
  for (const { fileName } of there) expect(withImports(fileName), fileName).not.toContain(script)
})

it('registers what draws text before a stage is made, whichever game is shown on it', () => {
  const pipes = (list: Piece[], kind: string) =>
    list.filter(({ text }) => new RegExp(`name:["'\`]${kind}["'\`]`).test(text)).length
  expect(pipes(there, 'text')).toBe(1)
})

it('paints something after less than 21 kB and downloads less than 250 kB in all, compressed', () => {
  const script = /src="\/arcade\/([^"]+)"/.exec(page.text)![1]
  const names = withImports(script!)
  const first = pieces.filter(
    ({ fileName }) => names.has(fileName) || /^index\.html$|\.css$/.test(fileName),
  )
  expect(gzip(first)).toBeLessThan(21_000)
  // Boxes, wheels and shared jackpots come with the slots that have them: each has one of those.
  const isBoard = ({ fileName }: Piece) =>
    /\/(pick-board|wheel-board|network-ribbon)-[^/]+\.js$/.test(fileName)
  const boards = pieces.filter(isBoard).map((piece) => gzip([piece]))
  expect(boards).toHaveLength(3)
  // Of the languages a game downloads one, of the faces its own, and of the views that stand alone one.
  // Rules come when somebody asks for them, and what plays sounds once they are on.
  const alone = 'blackjack|crash|dice|fish|flight|haul|keno|mines|plinko|poker'
  const isView = ({ fileName }: Piece) => new RegExp(`/(${alone})-view-[^/]+\\.js$`).test(fileName)
  const others = /\.woff2$|\/(es|game-dialogs|player)-[^/]+\.js$/
  const isRules = ({ text }: Piece) => /["'`]rules\.rtp["'`]:/.test(text)
  expect(pieces.filter(isRules)).toHaveLength(2)
  // As captions of sounds do.
  const isCaptions = ({ fileName, text }: Piece) =>
    /\/captions-[^/]+\.js$/.test(fileName) || /["'`]caption\.win["'`]:/.test(text)
  expect(pieces.filter(isCaptions)).toHaveLength(4)
  // The drawings of free spins come when the first ones begin.
  const isFeature = ({ fileName }: Piece) => /\/features-[^/]+\.js$/.test(fileName)
  const features = pieces.filter(isFeature)
  expect(features).toHaveLength(1)
  expect(features.some(({ fileName }) => always.has(fileName))).toBe(false)
  expect(gzip(features)).toBeLessThan(20_000)
  // What only a view needs comes with it, such as the faces of cards.
  const isOwn = ({ fileName }: Piece, view: Piece) =>
    withImports(view.fileName).has(fileName) && !always.has(fileName)
  const shown = pieces.filter(isView)
  expect(shown).toHaveLength(10)
  // Rounds of which several are under way are played otherwise: that comes with the game that has them.
  const isVolley = ({ fileName }: Piece) => /\/volley-[^/]+\.js$/.test(fileName)
  const volley = gzip(pieces.filter(isVolley))
  expect(volley).toBeGreaterThan(0)
  // Of the models it downloads its own.
  const isModel = ({ fileName }: Piece) =>
    gameModelIds.some((id) => new RegExp(`/${id}-[\\w-]{8}\\.js$`).test(fileName))
  const models = pieces.filter(isModel)
  expect(models).toHaveLength(gameModelIds.length)
  const model = Math.max(...models.map((piece) => gzip([piece])))
  // The looks of cards come with the two games that have them.
  const isLate = ({ fileName }: Piece) => fileName.endsWith('.css') && !page.text.includes(fileName)
  const cards = gzip(pieces.filter(isLate))
  expect(pieces.filter(isLate)).toHaveLength(1)
  const besides: Record<string, number> = { haul: volley, blackjack: cards, poker: cards }
  const views = shown.map((view) => {
    const [, engine = ''] = /\/([a-z]+)-view-/.exec(view.fileName) ?? []
    return gzip(pieces.filter((piece) => isOwn(piece, view))) + (besides[engine] ?? 0)
  })
  // The view of reels is there already; a slot downloads one board at most.
  const most = Math.max(...views, ...boards)
  const shared = pieces.filter(
    (piece) =>
      !shown.some((view) => isOwn(piece, view)) &&
      !isBoard(piece) &&
      !isModel(piece) &&
      !isVolley(piece) &&
      !isRules(piece) &&
      !isCaptions(piece) &&
      !isFeature(piece) &&
      !isLate(piece) &&
      !others.test(piece.fileName),
  )
  expect(gzip(shared) + most + model).toBeLessThan(250_000)
})

it('knows of its sounds only in what is fetched once they are switched on', () => {
  const knowing = pieces.filter(({ text }) => text.includes('.mp3'))
  expect(knowing.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/\/player-[^/]+\.js$/),
  ])
  const [player] = knowing
  expect(pieces.filter(({ imports }) => imports.includes(player!.fileName))).toEqual([])
  expect(gzip([player!])).toBeLessThan(8000)
})

it('carries an ambience for every place and three stems for every studio', () => {
  const sounds = pieces.filter(({ fileName }) => isSound(fileName))
  expect(sounds).toHaveLength(sceneIds.length + providers.length * 3)
  const named = (name: string) =>
    sounds.filter(({ fileName }) => fileName.startsWith(`assets/${name}-`))
  for (const scene of sceneIds) expect(named(scene), scene).toHaveLength(1)
})

it('carries a file for every face of a cover, each small', () => {
  const faces = pieces.filter(({ fileName }) => isFace(fileName))
  expect(faces.length).toBe(18)
  for (const { fileName, bytes } of faces) expect(bytes, fileName).toBeLessThan(45_000)
})
