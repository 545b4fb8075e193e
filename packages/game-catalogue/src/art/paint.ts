import { darken } from '../colour.ts'
import type { Hex } from '../types.ts'
import type { Drawing, Finish, Instruction, Paint, Role, Tint } from './drawing.ts'
import { paintCut } from './cut.ts'
import { paintEye } from './eye.ts'
import { strokeLetters } from './letters.ts'
import { drawShape, pts } from './shapes.ts'
import type { PartOptions, Sheet, Stop } from './sheet.ts'

/** Colours of a drawing, and those that take their place. */
export type Recolouring = Readonly<Record<Hex, Hex>>

/** A drawing being painted. */
interface Painting {
  s: Sheet
  recolouring: Recolouring
  /** Pieces painted so far that may be repeated. */
  named: Map<string, Drawing>
}

function colourOf(tint: Tint, { s: { palette }, recolouring }: Painting): Hex {
  if (tint.startsWith('#')) return recolouring[tint as Hex] ?? (tint as Hex)
  const [role, share] = tint.split('*') as [Role, string?]
  return share === undefined ? palette[role] : darken(palette[role], Number(share))
}

function fillOf(paint: Paint, p: Painting): string {
  if (typeof paint === 'string') return colourOf(paint, p)
  const stops = paint[1].map(([offset, tint, opacity]): Stop => [
    offset,
    colourOf(tint, p),
    opacity,
  ])
  if (paint[0] === 'linear') return p.s.linear(stops, paint[2])
  const [, , cx, cy, r] = paint
  return p.s.radial(stops, cx, cy, r)
}

function optionsOf(finish: Finish | undefined, p: Painting): PartOptions {
  const { to, fill, ...rest } = finish ?? {}
  return {
    ...rest,
    ...(to && { to: colourOf(to, p) }),
    ...(fill && { fill: fillOf(fill, p) }),
  }
}

function paintOne(p: Painting, step: Instruction): void {
  const { s, named } = p
  const all = (drawing: Drawing) => () => drawing.forEach((inner) => paintOne(p, inner))
  switch (step[0]) {
    case 'part':
      return s.part(drawShape(step[1]), colourOf(step[2], p), optionsOf(step[3], p))
    case 'gold':
      return s.gold(drawShape(step[1]), optionsOf(step[2], p))
    case 'steel':
      return s.steel(drawShape(step[1]), optionsOf(step[2], p))
    case 'flat':
      return s.flat(drawShape(step[1]), fillOf(step[2], p), step[3])
    case 'stroke':
      return s.stroke(drawShape(step[1]), fillOf(step[2], p), step[3], step[4])
    case 'gloss': {
      const [, ...gloss] = step
      return s.gloss(...gloss)
    }
    case 'glow': {
      const [, cx, cy, r, tint, opacity] = step
      return s.glow(cx, cy, r, colourOf(tint, p), opacity)
    }
    case 'eye': {
      const [, cx, cy, r, iris, lid] = step
      return paintEye(s, cx, cy, r, colourOf(iris, p), lid && colourOf(lid, p))
    }
    case 'cut':
      return paintCut(s, pts(step[1]), step[3], colourOf(step[2], p))
    case 'letters': {
      const [, word, cx, cy, height, face, width, tracking] = step
      return strokeLetters(s, word, cx, cy, height, colourOf(face, p), { width, tracking })
    }
    case 'plain':
      return s.add(step[1])
    case 'group':
      return s.group(step[1], all(step[2]))
    case 'clipped': {
      const [, clip, attributes, drawing] = step
      const rest = attributes === '' ? '' : ` ${attributes}`
      return s.group(`clip-path="${s.clip(drawShape(clip))}"${rest}`, all(drawing))
    }
    case 'named':
      named.set(step[1], step[2])
      return all(step[2])()
    case 'use':
      return s.group(step[2] ?? '', all(named.get(step[1]) ?? []))
  }
}

/**
 * Paints a compiled drawing in the colours of the sheet's palette.
 * @param recolouring what to paint instead of colours that the drawing itself gives.
 */
export function paintDrawing(s: Sheet, drawing: Drawing, recolouring: Recolouring = {}): void {
  const painting: Painting = { s, recolouring, named: new Map() }
  for (const step of drawing) paintOne(painting, step)
}
