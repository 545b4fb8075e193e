import type { SymbolId } from '../symbol-ids.ts'
import type { Palette, PaletteId } from '../types.ts'
import { symbols } from './drawings.ts'
import { type Recolouring, paintDrawing } from './paint.ts'
import { makeSheet } from './sheet.ts'

const jadeDragon: Recolouring = { '#e0342c': '#2ca88a', '#7a0c18': '#0a4c48' }

/** Drawings that reach past their sheet and are drawn smaller: scale, then a shift in units. */
const fits: Partial<Record<SymbolId, readonly [scale: number, dx: number, dy: number]>> = {
  hammer: [0.82, -6, 8],
  guitar: [0.74, -14, 14],
  skull: [0.88, 0, -6],
  trumpet: [0.88, -4, 4],
  lotus: [0.9, 0, 0],
  sword: [0.86, -8, 8],
  key: [0.9, 0, 0],
  rocket: [0.88, 0, 0],
  pickaxe: [0.86, -2, 4],
  microphone: [0.88, 0, 6],
  lighthouse: [0.94, 0, 0],
}

/** Red on red would be lost: what such a palette's symbols change their own colours to. */
const recolourings: Partial<Record<SymbolId, Partial<Record<PaletteId, Recolouring>>>> = {
  dragon: { crimson: jadeDragon, ember: jadeDragon },
}

/** A symbol's gradients and paint, to place inside another drawing; ids begin with `prefix`. */
export function symbolParts(
  id: SymbolId,
  palette: Palette,
  prefix: string,
): { defs: string; body: string } {
  const sheet = makeSheet(prefix, palette)
  const [scale, dx, dy] = fits[id] ?? [0.95, 0, 0]
  const shift = 128 * (1 - scale)
  sheet.group(`transform="translate(${shift + dx} ${shift + dy}) scale(${scale})"`, () =>
    paintDrawing(sheet, symbols[id]!, recolourings[id]?.[palette.id]),
  )
  return sheet.finish()
}

/** Draws a symbol as an SVG document of 256 by 256 units, its light tinted by the palette. */
export function drawSymbol(id: SymbolId, palette: Palette): string {
  const { defs, body } = symbolParts(id, palette, `s-${id}-${palette.id}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>${defs}</defs>${body}</svg>`
}
