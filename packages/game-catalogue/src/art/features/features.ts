import { palettes, type PaletteId } from '../../palettes.ts'
import type { SceneId } from '../../scenes.ts'
import type { Palette } from '../../types.ts'
import type { ScenePainter } from '../scenes/view.ts'
import { encore, goldHall, starlitStage, theatreFinale, throneHall } from './halls.ts'
import { chocolateFalls, engineRoom, observatory } from './hearths.ts'
import { crystalHeart, nebulaRings, skyPalace, volcanoHeart } from './heights.ts'
import { canyonNight, gardenBlossom, savannaDrums, tombChamber } from './plains.ts'
import {
  coveGrotto,
  deepVents,
  harbourFestival,
  lakeLilies,
  reefPalace,
  stormEye,
} from './shores.ts'
import { carnivalFinale, driveIn, neonRooftop } from './towns.ts'
import { meadowBalloons, orchardMoon, pinesAurora, templeSanctum, witchingHour } from './woods.ts'

/** What is in the air of a scene: sparks that rise, flakes that fall, lights that hover. */
export type Drift = 'rise' | 'fall' | 'hover'

interface FeatureScene {
  paint: ScenePainter
  /** Colours it is seen in, dark enough behind symbols; the first that is not the game's own is taken. */
  palettes: readonly [PaletteId, PaletteId]
  drift: Drift
}

/** Where each place's free spins are played: another hour, or a place behind it. */
export const featureScenes: Readonly<Record<SceneId, FeatureScene>> = {
  harbour: { paint: harbourFestival, palettes: ['regal', 'velvet'], drift: 'rise' },
  'desert-ruins': { paint: tombChamber, palettes: ['copper', 'jade'], drift: 'hover' },
  'neon-skyline': { paint: neonRooftop, palettes: ['orchid', 'aurora'], drift: 'fall' },
  'coral-reef': { paint: reefPalace, palettes: ['regal', 'abyss'], drift: 'rise' },
  'snowy-pines': { paint: pinesAurora, palettes: ['cosmos', 'jade'], drift: 'fall' },
  'candy-hills': { paint: chocolateFalls, palettes: ['dusk', 'regal'], drift: 'fall' },
  'jungle-temple': { paint: templeSanctum, palettes: ['lagoon', 'regal'], drift: 'hover' },
  nebula: { paint: nebulaRings, palettes: ['lagoon', 'crimson'], drift: 'hover' },
  carnival: { paint: carnivalFinale, palettes: ['abyss', 'jade'], drift: 'fall' },
  workshop: { paint: engineRoom, palettes: ['crimson', 'lagoon'], drift: 'rise' },
  library: { paint: observatory, palettes: ['abyss', 'cosmos'], drift: 'hover' },
  volcano: { paint: volcanoHeart, palettes: ['dusk', 'regal'], drift: 'rise' },
  meadow: { paint: meadowBalloons, palettes: ['dusk', 'mirage'], drift: 'hover' },
  theatre: { paint: theatreFinale, palettes: ['cosmos', 'lagoon'], drift: 'fall' },
  'deep-sea': { paint: deepVents, palettes: ['crimson', 'orchid'], drift: 'rise' },
  'willow-lake': { paint: lakeLilies, palettes: ['cosmos', 'orchid'], drift: 'hover' },
  orchard: { paint: orchardMoon, palettes: ['regal', 'dusk'], drift: 'hover' },
  diner: { paint: driveIn, palettes: ['dusk', 'regal'], drift: 'hover' },
  'crystal-cave': { paint: crystalHeart, palettes: ['lagoon', 'velvet'], drift: 'hover' },
  canyon: { paint: canyonNight, palettes: ['abyss', 'dusk'], drift: 'rise' },
  'sky-isles': { paint: skyPalace, palettes: ['mirage', 'velvet'], drift: 'fall' },
  'moon-garden': { paint: gardenBlossom, palettes: ['mirage', 'azure'], drift: 'fall' },
  'storm-coast': { paint: stormEye, palettes: ['mirage', 'lagoon'], drift: 'rise' },
  vault: { paint: goldHall, palettes: ['lagoon', 'velvet'], drift: 'hover' },
  castle: { paint: throneHall, palettes: ['crimson', 'jade'], drift: 'hover' },
  savanna: { paint: savannaDrums, palettes: ['velvet', 'cosmos'], drift: 'rise' },
  cove: { paint: coveGrotto, palettes: ['dusk', 'regal'], drift: 'hover' },
  'sunburst-stage': { paint: starlitStage, palettes: ['cosmos', 'lagoon'], drift: 'fall' },
  'hollow-wood': { paint: witchingHour, palettes: ['regal', 'jade'], drift: 'hover' },
  'music-hall': { paint: encore, palettes: ['crimson', 'lagoon'], drift: 'fall' },
}

/** The colours of the free spins of a game that is set in `scene` and has `own` colours. */
export function featurePaletteOf(scene: SceneId, own: Pick<Palette, 'mid'>): Palette {
  const [first, second] = featureScenes[scene].palettes
  return palettes[first].mid === own.mid ? palettes[second] : palettes[first]
}
