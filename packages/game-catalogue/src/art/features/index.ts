import { makeRandom } from '../../random.ts'
import { type SceneId, sceneIds } from '../../scenes.ts'
import type { Palette } from '../../types.ts'
import { makeView } from '../scenes/view.ts'
import type { SceneSize } from '../scene.ts'
import { makeSheet } from '../sheet.ts'
import { type Drift, featurePaletteOf, featureScenes } from './features.ts'

export type { Drift }

export interface FeatureLook {
  palette: Palette
  drift: Drift
  /** An SVG document of the given size in pixels. */
  draw: (size: SceneSize) => string
}

const isSceneId = (scene: string): scene is SceneId => sceneIds.some((id) => id === scene)

/**
 * How free spins look in a game that is set in `scene`: a drawing and colours of their own. A place that
 * the catalogue does not know has none.
 */
export function featureLook(scene: string, own: Pick<Palette, 'mid'>): FeatureLook | null {
  if (!isSceneId(scene)) return null
  const { paint, drift } = featureScenes[scene]
  const palette = featurePaletteOf(scene, own)
  return {
    palette,
    drift,
    draw: ({ width: across, height, seed = scene }) => {
      const width = Math.round((640 * across) / height)
      const sheet = makeSheet(`f-${scene}-${palette.id}`, palette)
      paint(makeView(sheet, width, makeRandom(`${seed} feature`)))
      const { defs, body } = sheet.finish()
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 640" width="${across}" height="${height}"><defs>${defs}</defs>${body}</svg>`
    },
  }
}
