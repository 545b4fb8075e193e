import { darken, lighten } from '../colour.ts'
import type { Hex } from '../types.ts'
import { round } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** Strokes of the capitals on a grid 10 high; each letter's width follows from its strokes. */
const strokes: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [8, 'M0 10L4 0L8 10M1.6 6.6L6.4 6.6'],
  B: [
    6.6,
    'M0 0L0 10M0 0L3.6 0Q6.2 .2 6 2.5Q5.8 4.7 3.4 4.8L0 4.8M3.4 4.8Q6.8 5 6.6 7.4Q6.4 10 3.6 10L0 10',
  ],
  C: [7, 'M7 1.8Q5.6 -.2 3.4 0Q0 .4 0 5Q0 9.6 3.4 10Q5.6 10.2 7 8.2'],
  D: [7, 'M0 0L0 10L2.8 10Q7 9.6 7 5Q7 .4 2.8 0Z'],
  E: [5.6, 'M5.6 0L0 0L0 10L5.6 10M0 4.9L4.8 4.9'],
  G: [7.2, 'M7 1.8Q5.6 -.2 3.4 0Q0 .4 0 5Q0 9.6 3.6 10Q7.4 10 7.2 5.6L4.4 5.6'],
  I: [0.2, 'M.1 0L.1 10'],
  J: [5, 'M5 0L5 6.8Q5 10 2.4 10Q.2 10 0 7.6'],
  K: [6.6, 'M0 0L0 10M6.2 0L.4 5.6M2.4 4L6.6 10'],
  L: [5.4, 'M0 0L0 10L5.4 10'],
  M: [9, 'M0 10L.6 0L4.5 6.4L8.4 0L9 10'],
  N: [7, 'M0 10L0 0L7 10L7 0'],
  O: [8, 'M4 0Q8 .2 8 5Q8 9.8 4 10Q0 9.8 0 5Q0 .2 4 0Z'],
  P: [6.4, 'M0 10L0 0L3.4 0Q6.4 .2 6.4 3Q6.4 5.8 3.4 6L0 6'],
  R: [6.6, 'M0 10L0 0L3.4 0Q6.4 .2 6.4 2.8Q6.4 5.4 3.4 5.6L0 5.6M3.2 5.6L6.6 10'],
  S: [6.2, 'M6 1.8Q5 -.1 3 0Q.2 .2 .3 2.6Q.4 4.6 3.2 5Q6.2 5.4 6.2 7.6Q6 10 3 10Q.8 10 0 8'],
  T: [7, 'M0 0L7 0M3.5 0L3.5 10'],
  U: [7, 'M0 0L0 6.4Q.2 10 3.5 10Q6.8 10 7 6.4L7 0'],
  W: [10, 'M0 0L2.6 10L5 2.6L7.4 10L10 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
}

export interface LetterOptions {
  /** Width of the face's stroke, in units. */
  width?: number
  /** Space between letters, on the letters' own grid. */
  tracking?: number
}

/**
 * Paints a word in capitals drawn as round strokes, centred on a point; needs no font. Height is
 * that of the letters. Throws for a letter it has no strokes for.
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
    const found = strokes[letter]
    if (!found) throw new Error(`No strokes for the letter ${letter}; add it to letters.ts.`)
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
