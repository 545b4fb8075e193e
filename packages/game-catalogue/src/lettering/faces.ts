import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Font } from 'opentype.js'
import opentype from 'opentype.js'

/** Display faces by name: package, weight, and whether titles are set in capitals. */
const files = {
  bangers: ['bangers', 400, true],
  bungee: ['bungee', 400, true],
  chango: ['chango', 400, false],
  cinzel: ['cinzel', 900, true],
  'cinzel-decorative': ['cinzel-decorative', 900, false],
  creepster: ['creepster', 400, true],
  audiowide: ['audiowide', 400, true],
  lilita: ['lilita-one', 400, true],
  limelight: ['limelight', 400, true],
  lobster: ['lobster', 400, false],
  luckiest: ['luckiest-guy', 400, true],
  marcellus: ['marcellus', 400, true],
  monoton: ['monoton', 400, true],
  oxanium: ['oxanium', 800, true],
  pirata: ['pirata-one', 400, false],
  righteous: ['righteous', 400, true],
  rye: ['rye', 400, true],
  titan: ['titan-one', 400, true],
} as const satisfies Record<string, readonly [string, number, boolean]>

export type FaceId = keyof typeof files

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
  files[id][2] ? text.toUpperCase() : text
