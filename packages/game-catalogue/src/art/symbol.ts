import type { SymbolId } from '../symbol-ids.ts'
import type { Palette } from '../types.ts'
import { makeSheet } from './sheet.ts'
import { classics } from './symbols/classics.ts'
import type { Drawing } from './symbols/drawing.ts'
import { emblems } from './symbols/emblems.ts'
import { fabled } from './symbols/fabled.ts'
import { fish } from './symbols/fish.ts'
import { forest } from './symbols/forest.ts'
import { fruits } from './symbols/fruits.ts'
import { gems } from './symbols/gems.ts'
import { lights } from './symbols/lights.ts'
import { masks } from './symbols/masks.ts'
import { music } from './symbols/music.ts'
import { plants } from './symbols/plants.ts'
import { royals } from './symbols/royals.ts'
import { sea } from './symbols/sea.ts'
import { space } from './symbols/space.ts'
import { stage } from './symbols/stage.ts'
import { sweets } from './symbols/sweets.ts'
import { tools } from './symbols/tools.ts'
import { treasure } from './symbols/treasure.ts'
import { voyage } from './symbols/voyage.ts'
import { weather } from './symbols/weather.ts'
import { wilds } from './symbols/wilds.ts'

const drawings: Readonly<Record<SymbolId, Drawing>> = {
  ...fruits,
  ...classics,
  ...gems,
  ...royals,
  ...forest,
  ...wilds,
  ...fabled,
  ...fish,
  ...sea,
  ...treasure,
  ...voyage,
  ...lights,
  ...space,
  ...sweets,
  ...tools,
  ...masks,
  ...music,
  ...weather,
  ...plants,
  ...stage,
  ...emblems,
}

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
    drawings[id](sheet),
  )
  return sheet.finish()
}

/** Draws a symbol as an SVG document of 256 by 256 units, its light tinted by the palette. */
export function drawSymbol(id: SymbolId, palette: Palette): string {
  const { defs, body } = symbolParts(id, palette, `s-${id}-${palette.id}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><defs>${defs}</defs>${body}</svg>`
}
