import { providers, sceneIds } from '@marquee/game-catalogue'
import type { SceneId } from '@marquee/game-catalogue'
import { ambiences, ambienceSeconds, renderAmbience } from './ambience.ts'
import { renderStem, type Stem, stems, stemSeconds } from './music.ts'
import type { Loop } from './signal.ts'

type Studio = (typeof providers)[number]

/** Everything that is rendered: an ambience for each place, and the stems of each studio's music. */
export type Rendered = {
  /** Its file's, without hash and ending. */
  name: string
  /** Seconds until it begins again. */
  seconds: number
  kilobits: 32 | 40
  /** What it is rendered from, beside the code. */
  recipe: unknown
  of: { scene: SceneId } | { studio: Studio; stem: Stem }
  render: () => Loop
}

const ofScene = (scene: SceneId): Rendered => ({
  name: scene,
  seconds: ambienceSeconds,
  kilobits: 40,
  recipe: ambiences[scene],
  of: { scene },
  render: () => renderAmbience(scene),
})

const ofStem = (studio: Studio, stem: Stem): Rendered => ({
  name: `${studio.slug}-${stem}`,
  seconds: stemSeconds(studio)[stem],
  kilobits: 32,
  recipe: [studio.slug, studio.voice, studio.score],
  of: { studio, stem },
  render: () => renderStem(studio, stem),
})

export const everySound: readonly Rendered[] = [
  ...sceneIds.map(ofScene),
  ...providers.flatMap((studio) => stems.map((stem) => ofStem(studio, stem))),
]
