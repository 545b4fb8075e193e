import type { PathCommand } from 'opentype.js'
import type { FaceId } from './faces.ts'
import { loadFace } from './faces.ts'

/** Outlines of one line of text at size 1: baseline at y = 0, starting at x = 0. */
export interface Outline {
  commands: readonly PathCommand[]
  /** Extents of the ink. */
  left: number
  right: number
  top: number
  bottom: number
}

const drawn = new Map<string, Outline>()

/** Draws a line of text in a face, with kerning; `tracking` is added between letters, in ems. */
export function outline(face: FaceId, text: string, tracking = 0): Outline {
  const key = `${face}/${tracking}/${text}`
  const known = drawn.get(key)
  if (known) return known
  const font = loadFace(face)
  const glyphs = [...text].map((character) => {
    const glyph = font.charToGlyph(character)
    if (glyph.index === 0) {
      throw new Error(
        `The face ${face} has no letter “${character}” for “${text}”; set the title in another face.`,
      )
    }
    return glyph
  })
  const commands: PathCommand[] = []
  let x = 0
  glyphs.forEach((glyph, i) => {
    commands.push(...glyph.getPath(x, 0, 1).commands)
    const next = glyphs[i + 1]
    const kerning = next ? font.getKerningValue(glyph, next) : 0
    x += ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + tracking
  })
  const xs = commands.flatMap((c) => (c.x === undefined ? [] : [c.x]))
  const ys = commands.flatMap((c) => (c.y === undefined ? [] : [c.y]))
  const result: Outline = {
    commands,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
  drawn.set(key, result)
  return result
}
