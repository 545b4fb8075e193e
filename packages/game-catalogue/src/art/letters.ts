import { darken, lighten } from '../colour.ts'
import type { Hex } from '../types.ts'
import { letters as strokes } from './drawings.ts'
import { round } from './shapes.ts'
import type { Sheet } from './sheet.ts'

export interface LetterOptions {
  /** Width of the face's stroke, in units. */
  width?: number
  /** Space between letters, on the letters' own grid. */
  tracking?: number
}

/**
 * Paints a word in capitals drawn as round strokes, centred on a point; needs no font. Height is
 * that of the letters, drawn on a grid 10 high; each letter's width follows from its field. Throws for a letter it has no strokes for.
 */
export function strokeLetters(
  s: Sheet,
  word: string,
  cx: number,
  cy: number,
  height: number,
  face: Hex,
  { width = height * 0.2, tracking = 3.6 }: LetterOptions = {},
): void {
  const scale = height / 10
  const letters = [...word].map((letter) => {
    const found = strokes[letter.toLowerCase()]
    if (!found) throw new Error(`No strokes for the letter ${letter}; draw it in drawings/letters.`)
    return found
  })
  const total = letters.reduce((sum, [w]) => sum + w, 0) + tracking * (letters.length - 1)
  let x = cx - (total * scale) / 2
  const placed = letters.map(([w, d]) => {
    const from = `translate(${round(x)} ${round(cy - height / 2)}) scale(${round(scale * 10) / 10})`
    x += (w + tracking) * scale
    return { d, from }
  })
  const paint = (colour: string, thick: number, dx = 0, dy = 0, opacity = 1) => {
    const tags = placed
      .map(
        ({ d, from }) =>
          `<path d="${d}" transform="${from}" stroke-width="${round((thick / scale) * 10) / 10}"/>`,
      )
      .join('')
    s.add(
      `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${dx} ${dy})" opacity="${opacity}">${tags}</g>`,
    )
  }
  paint(darken(s.palette.shadow, 0.3), width * 2.1, 0, width * 0.3)
  paint(darken(face, 0.62), width * 1.5, 0, width * 0.24)
  paint(darken(face, 0.28), width * 1.12)
  paint(face, width * 0.86, 0, -width * 0.06)
  paint(lighten(face, 0.75), width * 0.22, -width * 0.12, -width * 0.22, 0.9)
}
