import type { FaceId } from './lettering/faces.ts'
import coverFaces from './cover-faces.json' with { type: 'json' }
import { sceneIds } from './scenes.ts'

/** The face a game's cover is lettered in, for the game itself; undefined for an unknown id. */
export function faceOf(gameId: number): FaceId | undefined {
  const scene = sceneIds[Math.floor((gameId - 1000) / 50)]
  return scene && (coverFaces[scene].split(' ')[(gameId - 1000) % 50] as FaceId | undefined)
}
