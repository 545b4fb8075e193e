import type { Hex, Palette } from '../types.ts'

/** What a palette gives colours for. */
export type Role = Exclude<keyof Palette, 'id'>

/** A colour, a palette's colour, or the latter darkened by a share: `#ffd91c`, `pop`, `shadow*0.25`. */
export type Tint = Hex | Role | `${Role}*${number}`

/** One colour of a gradient: offset (0 to 1), colour, opacity. */
export type TintStop = readonly [offset: number, tint: Tint, opacity?: number]

export type Paint =
  | Tint
  | readonly ['linear', stops: readonly TintStop[], angle: number]
  | readonly ['radial', stops: readonly TintStop[], cx: number, cy: number, r: number]

/**
 * An outline: path data, or a shorter text that `drawShape` makes path data of. The first word of such a text
 * says the function of `shapes.ts`, and the numbers after it what that is given; `&` joins several.
 */
export type Shape = string

/** How a solid part is finished; see `PartOptions`. */
export interface Finish {
  outline?: number
  depth?: number
  shine?: number
  to?: Tint
  fill?: Paint
}

/** One element of a drawing, as `paintDrawing` paints it. */
export type Instruction =
  | readonly ['part', Shape, Tint, Finish?]
  | readonly ['gold' | 'steel', Shape, Finish?]
  | readonly ['flat', Shape, Paint, opacity?: number]
  | readonly ['stroke', Shape, Paint, width: number, opacity?: number]
  | readonly [
      'gloss',
      cx: number,
      cy: number,
      rx: number,
      ry: number,
      opacity: number,
      turn?: number,
    ]
  | readonly ['glow', cx: number, cy: number, r: number, Tint, opacity: number]
  | readonly ['eye', cx: number, cy: number, r: number, iris: Tint, lid?: Tint]
  | readonly ['cut', points: string, tint: Tint, table: number]
  | readonly [
      'letters',
      word: string,
      cx: number,
      cy: number,
      height: number,
      face: Tint,
      width: number,
      tracking: number,
    ]
  | readonly ['plain', svg: string]
  | readonly ['group', attributes: string, Drawing]
  | readonly ['clipped', Shape, attributes: string, Drawing]
  | readonly ['named', id: string, Drawing]
  | readonly ['use', id: string, attributes?: string]

/** A drawing, compiled: its elements from back to front. */
export type Drawing = readonly Instruction[]

/** A sign of one outline, such as a letter: the width of its field, and its path data. */
export type Glyph = readonly [width: number, d: string]

/** Everything that stands in `drawings/`, compiled; names are those of the files. */
export interface CompiledDrawings {
  symbols: Readonly<Record<string, Drawing>>
  letters: Readonly<Record<string, Glyph>>
  ranks: Readonly<Record<string, Glyph>>
  suits: Readonly<Record<string, Glyph>>
  courts: Readonly<Record<string, Glyph>>
}
