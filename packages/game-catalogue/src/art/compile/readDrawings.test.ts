import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { games } from '../../games.ts'
import { palettes } from '../../palettes.ts'
import { type SymbolId, symbolIds, symbolThemes } from '../../symbol-ids.ts'
import { checkSvg } from '../../testing/checkSvg.ts'
import { rankNames, suitNames } from '../cards.ts'
import type { Drawing } from '../drawing.ts'
import { paintDrawing } from '../paint.ts'
import { makeSheet } from '../sheet.ts'
import { compileDrawing } from './compileDrawing.ts'
import { drawingsFolder, readDrawings } from './readDrawings.ts'

const sources = Object.entries(symbolThemes).flatMap(([theme, ids]) =>
  ids.map((id) => [id, path.join(drawingsFolder, 'symbols', theme, `${id}.svg`)] as const),
)

function painted(drawing: Drawing): string {
  const sheet = makeSheet('x', palettes.jade)
  paintDrawing(sheet, drawing)
  return JSON.stringify(sheet.finish())
}

const wordsIn = (drawing: Drawing): string[] =>
  drawing.flatMap((step) => (step[0] === 'letters' ? [step[1]] : []))

describe('the drawings', () => {
  it.each(sources)(
    '%s is a document by itself, and is painted the same from JSON, as bundles hold it',
    (_, file) => {
      const text = readFileSync(file, 'utf8')
      checkSvg(
        text
          .replace(/<style>[^<]*<\/style>/, '')
          .replace(/>([A-Z]+)<\/text>/, '></text>')
          .replace(/>\s+</g, '><')
          .trim(),
      )
      const drawing = compileDrawing(text, file)
      expect(painted(JSON.parse(JSON.stringify(drawing)) as Drawing)).toBe(painted(drawing))
    },
  )

  it('are each used by a game', () => {
    const used = new Set<SymbolId>(
      games.flatMap(({ skin }) => [...Object.values(skin.symbols), ...skin.heroes]),
    )
    expect(symbolIds.filter((id) => !used.has(id))).toEqual([])
  })

  it('of letters are those of the words that symbols carry', () => {
    const { letters, symbols } = readDrawings()
    const words = Object.values(symbols).flatMap(wordsIn)
    const used = new Set(words.join('').toLowerCase())
    expect(Object.keys(letters)).toEqual([...used].sort())
  })

  it('of cards are a sign for each rank, suit and court', () => {
    const { ranks, suits, courts } = readDrawings()
    expect(Object.keys(ranks).sort()).toEqual([...rankNames].sort())
    expect(Object.keys(suits).sort()).toEqual([...suitNames].sort())
    expect(Object.keys(courts).sort()).toEqual(['jack', 'king', 'queen'])
  })
})

describe('readDrawings', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'drawings-'))
    cpSync(drawingsFolder, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => path.join(folder, name)
  const cherry = 'symbols/fruits/cherry.svg'

  it('refuses a drawing that nobody uses', () => {
    cpSync(at(cherry), at('symbols/fruits/quince.svg'))
    expect(() => readDrawings(folder)).toThrow(/quince\.svg: nobody uses it/)
  })

  it('misses a drawing that is listed', () => {
    rmSync(at(cherry))
    expect(() => readDrawings(folder)).toThrow(/cherry\.svg: symbol-ids\.ts lists it/)
  })

  it('refuses a folder that is no theme, and a file that is no drawing', () => {
    mkdirSync(at('symbols/vegetables'))
    expect(() => readDrawings(folder)).toThrow(/vegetables: no theme/)
    rmSync(at('symbols/vegetables'), { recursive: true })
    writeFileSync(at('letters/notes.txt'), '')
    expect(() => readDrawings(folder)).toThrow(/notes\.txt: no drawing/)
    renameSync(at('letters/notes.txt'), at('letters/B.svg'))
    expect(() => readDrawings(folder)).toThrow(/B\.svg: no drawing/)
  })

  it('names the file and the line of what is wrong', () => {
    const text = readFileSync(at(cherry), 'utf8')
    writeFileSync(at(cherry), text.replace('</svg>', '<script/></svg>'))
    const line = text.trimEnd().split('\n').length
    expect(() => readDrawings(folder)).toThrow(new RegExp(`cherry\\.svg:${line}: .*script`))
  })
})
