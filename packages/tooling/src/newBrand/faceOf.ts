import { type FaceId, hasLetters } from '@marquee/game-catalogue/lettering'
import { makeRandom } from '@marquee/game-catalogue/random'
import { UsageError } from '../workspace.ts'

/** Faces that read well as a wordmark, and as a heading. */
const faces = [
  'audiowide',
  'bungee',
  'chango',
  'cinzel',
  'lilita',
  'luckiest',
  'marcellus',
  'oxanium',
  'righteous',
  'titan',
] as const satisfies readonly FaceId[]

export type WordmarkFace = (typeof faces)[number]

/** The face of a brand: one by its name, of those that have its letters. @throws UsageError where none has. */
export function faceOf(name: string): WordmarkFace {
  const face = makeRandom(`face ${name}`)
    .shuffle(faces)
    .find((one) => hasLetters(one, name))
  if (face) return face
  throw new UsageError(
    `No face has every letter of '${name}', from which its wordmark is drawn. Write it in Latin letters for now; what the brand is called stands in its brand.ts.`,
  )
}
