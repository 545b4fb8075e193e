import type { FeatureLook } from '@marquee/game-catalogue/feature-art'
import { featurePalette } from './art/feature-palette.ts'
import { makeDrift } from './effects/drift.ts'
import type { ViewContext } from './game-view.ts'
import type { Sound } from './sound/sound.ts'
import type { ShownScene } from './stage/scene.ts'
import type { Stage } from './stage/stage.ts'

type FeatureOptions = {
  stage: Stage
  skin: { palette: Record<string, string> }
  /** Where the game is set. */
  scene: string
  dress: (scene: ShownScene) => void
  /** Gives the page the colours of a palette. */
  paint: (palette: Record<string, string>) => void
  sound: Pick<Sound, 'mood'>
  reducedMotion: () => boolean
  /** Fetches the drawing of a place's free spins; null where the place has none. */
  fetchLook?: () => Promise<FeatureLook | null>
}

/** Of the game's own colours, what stays: the rim is the studio's. */
const withRim = (palette: Record<string, string>, own: Record<string, string>) => ({
  ...own,
  ...Object.fromEntries(Object.entries(palette).filter(([role]) => role !== 'id')),
})

/**
 * What happens when free spins begin or end: a scene with colours and music of its own comes and goes.
 * Where it cannot be fetched, or the place has none, the scene stays and its colours turn.
 */
export function makeFeature(options: FeatureOptions): ViewContext['feature'] {
  const { stage, skin, scene, dress, paint, sound, reducedMotion } = options
  const fetchLook =
    options.fetchLook ??
    (async () => {
      const { featureLook } = await import('@marquee/game-catalogue/feature-art')
      return featureLook(scene, skin.palette as { mid: `#${string}` })
    })
  let clear: (() => void) | undefined
  const end = () => {
    clear?.()
    clear = undefined
  }
  return async (on) => {
    sound.mood(on ? 'feature' : 'round')
    end()
    if (!on) {
      paint(skin.palette)
      dress({ name: 'base' })
      return skin.palette
    }
    const look = await fetchLook().catch(() => null)
    const palette = look
      ? withRim(look.palette as unknown as Record<string, string>, skin.palette)
      : featurePalette(skin.palette)
    paint(palette)
    dress({ name: 'feature', palette, ...(look && { draw: look.draw }) })
    if (look && !reducedMotion()) {
      end()
      const { accent, pop, glow } = palette
      clear = makeDrift(stage, look.drift, [accent!, glow!, pop!])
    }
    return palette
  }
}
