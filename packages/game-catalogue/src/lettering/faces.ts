import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Font } from 'opentype.js'
import opentype from 'opentype.js'
import { capitals } from './capitals.ts'
import type { FaceId } from './capitals.ts'

export type { FaceId } from './capitals.ts'

/** Display faces by name: package and weight. */
const files: Record<FaceId, readonly [string, number]> = {
  bangers: ['bangers', 400],
  bungee: ['bungee', 400],
  chango: ['chango', 400],
  cinzel: ['cinzel', 900],
  'cinzel-decorative': ['cinzel-decorative', 900],
  creepster: ['creepster', 400],
  audiowide: ['audiowide', 400],
  lilita: ['lilita-one', 400],
  limelight: ['limelight', 400],
  lobster: ['lobster', 400],
  luckiest: ['luckiest-guy', 400],
  marcellus: ['marcellus', 400],
  monoton: ['monoton', 400],
  oxanium: ['oxanium', 800],
  pirata: ['pirata-one', 400],
  righteous: ['righteous', 400],
  rye: ['rye', 400],
  titan: ['titan-one', 400],
}

const loaded = new Map<FaceId, Font>()

/** Loads a face from its package, once. Throws when the package is not installed. */
export function loadFace(id: FaceId): Font {
  const known = loaded.get(id)
  if (known) return known
  const [name, weight] = files[id]
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  )
  loaded.set(id, font)
  return font
}

/** A text as the face sets it: capitals where the face is drawn for capitals. */
export const setInFace = (id: FaceId, text: string): string =>
  capitals[id] ? text.toUpperCase() : text
