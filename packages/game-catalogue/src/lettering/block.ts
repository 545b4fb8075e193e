import type { FaceId } from './faces.ts'
import { setInFace } from './faces.ts'
import type { Outline } from './outline.ts'
import { outline } from './outline.ts'
import type { WarpId } from './warp.ts'
import { toPath, warps } from './warp.ts'

/** Where lettering goes: centre and the room it may take. */
export interface Room {
  cx: number
  cy: number
  width: number
  height: number
}

/** A title set in lines that fill their room. */
export interface Block {
  /** Path data, line by line from the top. */
  lines: readonly { d: string; top: number; bottom: number }[]
  top: number
  bottom: number
  /** Height of the smallest capitals, leaving out joining words. */
  smallest: number
}

const joining = new Set(['of', 'the', 'at', 'in', 'to', 'on', 'and', '&', 'à', 'la', 'a', 'from'])

/** Every way to break words into at most three lines, order kept. */
function breaks(words: readonly string[]): string[][] {
  const out: string[][] = [[words.join(' ')]]
  for (let i = 1; i < words.length; i++) {
    const head = words.slice(0, i).join(' ')
    out.push([head, words.slice(i).join(' ')])
    for (let j = i + 1; j < words.length; j++) {
      out.push([head, words.slice(i, j).join(' '), words.slice(j).join(' ')])
    }
  }
  return out
}

const isJoining = (text: string) => text.split(' ').every((word) => joining.has(word.toLowerCase()))

interface Setting {
  outlines: readonly Outline[]
  sizes: readonly number[]
  gap: number
  score: number
  smallest: number
}

/** Sizes each line to the room's width, within reason, then the whole to its height. */
function fit(face: FaceId, lines: readonly string[], room: Room, tracking: number): Setting {
  const outlines = lines.map((text) => outline(face, setInFace(face, text), tracking))
  const heights = outlines.map((o) => o.bottom - o.top)
  const widest = Math.max(...outlines.map((o) => o.right - o.left))
  const base = room.width / widest
  let sizes = outlines.map((o, i) => {
    const filling = room.width / (o.right - o.left)
    return isJoining(lines[i] as string)
      ? Math.min(filling, base * 0.62)
      : Math.min(filling, base * 1.65)
  })
  const gapShare = 0.17
  const total = (list: readonly number[]) =>
    list.reduce((sum, size, i) => sum + size * (heights[i] as number), 0)
  const gaps = 1 + gapShare * (lines.length - 1) * 0.6
  const squeeze = Math.min(1, room.height / (total(sizes) * gaps))
  sizes = sizes.map((size) => size * squeeze)
  const caps = sizes.map((size, i) => size * (heights[i] as number))
  const loud = caps.filter((_, i) => !isJoining(lines[i] as string))
  const letters = lines.reduce((sum, text) => sum + text.length, 0)
  const mean = lines.reduce((sum, text, i) => sum + (caps[i] as number) * text.length, 0) / letters
  const smallest = Math.min(...loud)
  return {
    outlines,
    sizes,
    gap: (gapShare * total(sizes)) / lines.length,
    score: mean * 0.45 + smallest * 0.55 - lines.length * 1.5,
    smallest,
  }
}

/** Sets a title in a face, broken and sized to be as legible as the room allows, then bent. */
export function setBlock(
  title: string,
  face: FaceId,
  room: Room,
  warp: WarpId,
  tracking = 0.015,
): Block {
  const settings = breaks(title.split(' ')).map((lines) => fit(face, lines, room, tracking))
  const best = settings.reduce((a, b) => (b.score > a.score ? b : a))
  const spans = best.outlines.map((o, i) => (o.bottom - o.top) * (best.sizes[i] as number))
  const height = spans.reduce((sum, span) => sum + span, 0) + best.gap * (spans.length - 1)
  const width = Math.max(
    ...best.outlines.map((o, i) => (o.right - o.left) * (best.sizes[i] as number)),
  )
  const bend = warps[warp](height)
  let y = room.cy - height / 2
  const lines = best.outlines.map((o, i) => {
    const size = best.sizes[i] as number
    const span = spans[i] as number
    const left = room.cx - ((o.right - o.left) * size) / 2
    const top = y
    const d = toPath(o.commands, (px, py) => {
      const x = left + (px - o.left) * size
      const at = top + (py - o.top) * size
      return bend(x, at, ((x - room.cx) / width) * 2, ((at - room.cy) / height) * 2)
    })
    y += span + best.gap
    return { d, top, bottom: top + span }
  })
  return {
    lines,
    top: room.cy - height / 2,
    bottom: room.cy + height / 2,
    smallest: best.smallest,
  }
}
