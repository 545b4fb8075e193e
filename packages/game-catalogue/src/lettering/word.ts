import type { FaceId } from './faces.ts'
import { loadFace, setInFace } from './faces.ts'
import { outline } from './outline.ts'
import { toStraightPath } from './warp.ts'

export type { FaceId } from './faces.ts'

/** Where a word goes: its left edge, the middle of its height, and the most room that it may take. */
interface WordRoom {
  left: number
  middle: number
  width: number
  height: number
}

/** Whether a face has every letter of a text. */
export function hasLetters(face: FaceId, text: string): boolean {
  const font = loadFace(face)
  return [...setInFace(face, text)].every((letter) => font.charToGlyph(letter).index > 0)
}

/**
 * Sets a word in a face, on one line and unbent, as large as its room allows: path data, and how wide it is.
 * @throws where the face has no such letter.
 */
export function setWord(
  face: FaceId,
  text: string,
  { left, middle, width, height }: WordRoom,
): { d: string; width: number } {
  const { commands, ...ink } = outline(face, setInFace(face, text), 0.02)
  const size = Math.min(width / (ink.right - ink.left), height / (ink.bottom - ink.top))
  const centre = (ink.top + ink.bottom) / 2
  return {
    d: toStraightPath(commands, (x, y) => [
      left + (x - ink.left) * size,
      middle + (y - centre) * size,
    ]),
    width: (ink.right - ink.left) * size,
  }
}
