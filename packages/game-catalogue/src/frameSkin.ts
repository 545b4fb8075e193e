import { faceOf } from './cover-faces.ts'
import type { FaceId } from './lettering/capitals.ts'
import { providers } from './providers.ts'
import { scenes } from './scenes.ts'
import type { StudioDress } from './studios/dress.ts'
import { dressOf } from './studios/dress.ts'
import type { Game, Skin } from './types.ts'

/** How a game looks and sounds, as its frame is told: its own skin, and what it wears of its studio. */
export interface FrameSkin extends Omit<Skin, 'palette'> {
  palette: Record<string, string>
  /** The face its title is set in, as on its cover. */
  face?: FaceId
  studio: StudioDress
}

const dresses = new Map(providers.map((studio) => [studio.slug, dressOf(studio)]))

/**
 * What the frame of a game is told of its looks and sounds: its studio's voice comes in the key of the
 * place the game is set in. Throws for a game whose studio is unknown.
 */
export function frameSkin({ id, title, providerSlug, skin }: Game): FrameSkin {
  const studio = dresses.get(providerSlug)
  if (!studio)
    throw new Error(`${title} names the studio ${providerSlug}, which providers.ts lacks.`)
  const root = studio.voice.root * 2 ** (scenes[skin.scene].key / 12)
  const face = faceOf(id)
  return {
    ...skin,
    palette: { ...skin.palette },
    ...(face && { face }),
    studio: { ...studio, voice: { ...studio.voice, root: Math.round(root * 100) / 100 } },
  }
}
