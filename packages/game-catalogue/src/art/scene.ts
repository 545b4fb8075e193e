import { makeRandom } from '../random.ts'
import type { SceneId } from '../scenes.ts'
import type { Palette } from '../types.ts'
import { carnival, diner, neonSkyline } from './scenes/cities.ts'
import { candyHills, library, orchard, workshop } from './scenes/hearths.ts'
import { desertRuins, moonGarden, volcano } from './scenes/legends.ts'
import { canyon, savanna } from './scenes/plains.ts'
import { musicHall, sunburstStage, theatre } from './scenes/stages.ts'
import { castle, vault } from './scenes/strongholds.ts'
import type { ScenePainter } from './scenes/view.ts'
import { makeView } from './scenes/view.ts'
import { coralReef, cove, deepSea, harbour, stormCoast, willowLake } from './scenes/waters.ts'
import { hollowWood, jungleTemple, meadow, snowyPines } from './scenes/wilderness.ts'
import { crystalCave, nebula, skyIsles } from './scenes/wonders.ts'
import { makeSheet } from './sheet.ts'

const painters: Readonly<Record<SceneId, ScenePainter>> = {
  harbour,
  'desert-ruins': desertRuins,
  'neon-skyline': neonSkyline,
  'coral-reef': coralReef,
  'snowy-pines': snowyPines,
  'candy-hills': candyHills,
  'jungle-temple': jungleTemple,
  nebula,
  carnival,
  workshop,
  library,
  volcano,
  meadow,
  theatre,
  'deep-sea': deepSea,
  'willow-lake': willowLake,
  orchard,
  diner,
  'crystal-cave': crystalCave,
  canyon,
  'sky-isles': skyIsles,
  'moon-garden': moonGarden,
  'storm-coast': stormCoast,
  vault,
  castle,
  savanna,
  cove,
  'sunburst-stage': sunburstStage,
  'hollow-wood': hollowWood,
  'music-hall': musicHall,
}

export interface SceneSize {
  width: number
  height: number
  /** Varies what is left to chance (where the sun stands, which trees); default: the scene's id. */
  seed?: string
}

/**
 * A scene's gradients and paint, 640 units high and `width` wide, for a cover or for a whole stage; ids
 * begin with `prefix`.
 */
export function sceneParts(
  id: SceneId,
  palette: Palette,
  width: number,
  seed: string,
  prefix: string,
  isStage = false,
): { defs: string; body: string } {
  const sheet = makeSheet(prefix, palette)
  painters[id](makeView(sheet, width, makeRandom(seed), isStage))
  return sheet.finish()
}

/** Draws a place as an SVG document of the given size in pixels, without heroes or lettering. */
export function drawScene(id: SceneId, palette: Palette, size: SceneSize): string {
  const width = Math.round((640 * size.width) / size.height)
  const prefix = `b-${id}-${palette.id}`
  const { defs, body } = sceneParts(id, palette, width, size.seed ?? id, prefix, true)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 640" width="${size.width}" height="${size.height}"><defs>${defs}</defs>${body}</svg>`
}
