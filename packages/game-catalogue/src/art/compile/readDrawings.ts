import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { symbolThemes } from '../../symbol-ids.ts'
import type { CompiledDrawings } from '../drawing.ts'
import { compileDrawing, compileGlyph } from './compileDrawing.ts'
import { DrawingError } from './readSvg.ts'

/** Where the drawings stand. */
export const drawingsFolder = path.resolve(import.meta.dirname, '../../../drawings')

/** How a file of the folder of drawings is called in messages. */
const shown = (file: string): string => `drawings/${file.split(path.sep).join('/')}`

/** The names of the drawings in a folder. @throws DrawingError for anything else in it. */
const namesIn = (folder: string, inside: string): string[] =>
  readdirSync(path.join(folder, inside))
    .sort()
    .map((name) => {
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/.test(name))
        throw new DrawingError(
          shown(path.join(inside, name)),
          'no drawing: names are small letters, with .svg',
        )
      return name.slice(0, -'.svg'.length)
    })

/** @throws DrawingError for a theme or a symbol without its folder or file, and for one without its entry. */
function checkThemes(folder: string): void {
  const themes = Object.keys(symbolThemes)
  const stray = readdirSync(path.join(folder, 'symbols')).find((name) => !themes.includes(name))
  if (stray !== undefined)
    throw new DrawingError(
      shown(`symbols/${stray}`),
      `no theme of src/symbol-ids.ts: there are ${themes.join(', ')}`,
    )
  for (const [theme, listed] of Object.entries<readonly string[]>(symbolThemes)) {
    const found = namesIn(folder, `symbols/${theme}`)
    for (const id of listed)
      if (!found.includes(id))
        throw new DrawingError(shown(`symbols/${theme}/${id}.svg`), 'symbol-ids.ts lists it')
    for (const id of found)
      if (!listed.includes(id))
        throw new DrawingError(
          shown(`symbols/${theme}/${id}.svg`),
          `nobody uses it: list it under ${theme} in src/symbol-ids.ts, or delete it`,
        )
  }
}

/** Reads and compiles every drawing. @throws DrawingError that names file, line and what to mend. */
export function readDrawings(folder = drawingsFolder): CompiledDrawings {
  checkThemes(folder)
  const compiled = <T>(inside: string, compile: (text: string, file: string) => T) =>
    Object.fromEntries(
      namesIn(folder, inside).map((name) => {
        const file = path.join(inside, `${name}.svg`)
        return [name, compile(readFileSync(path.join(folder, file), 'utf8'), shown(file))] as const
      }),
    )
  const themes = Object.keys(symbolThemes).map((theme) =>
    compiled(`symbols/${theme}`, compileDrawing),
  )
  return {
    letters: compiled('letters', compileGlyph),
    ranks: compiled('cards/ranks', compileGlyph),
    suits: compiled('cards/suits', compileGlyph),
    courts: compiled('cards/courts', compileGlyph),
    symbols: Object.assign({}, ...themes) as CompiledDrawings['symbols'],
  }
}
