import type { FaceId } from './lettering/faces.ts'
import coverFaces from './cover-faces.json' with { type: 'json' }
import { sceneIds } from './scenes.ts'

/** The faces as `cover-faces.json` counts them: the first is `a`. New ones come last. */
const faces: readonly FaceId[] = [
  'audiowide',
  'bangers',
  'bungee',
  'chango',
  'cinzel',
  'cinzel-decorative',
  'creepster',
  'lilita',
  'limelight',
  'lobster',
  'luckiest',
  'marcellus',
  'monoton',
  'oxanium',
  'pirata',
  'righteous',
  'rye',
  'titan',
]

const firstLetter = 97

/** The letter that stands for a face in `cover-faces.json`. */
export const letterOf = (face: FaceId): string =>
  String.fromCharCode(firstLetter + faces.indexOf(face))

/** The face a game's cover is lettered in, for the game itself; undefined for an unknown id. */
export function faceOf(gameId: number): FaceId | undefined {
  const scene = sceneIds[Math.floor((gameId - 1000) / 50)]
  const letter = scene && coverFaces[scene].charCodeAt((gameId - 1000) % 50)
  return letter === undefined ? undefined : faces[letter - firstLetter]
}
