import { mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import type { Hex, Palette } from '../../types.ts'
import type { Sheet } from '../sheet.ts'

/** What a scene paints on: always 640 units high, as wide as its proportions ask. */
export interface View {
  s: Sheet
  w: number
  h: 640
  random: Random
  palette: Palette
  /** 1 as wide as a cover or wider; less on a phone held upright, where foregrounds stand closer. */
  narrow: number
  /** Fills a game's whole stage; a cover has heroes and lettering over its edges. */
  isStage: boolean
  /** The colour of a layer by nearness: 0 far away in the air, 1 right in front. */
  tone(nearness: number): Hex
}

/** Paints one place. */
export type ScenePainter = (view: View) => void

export function makeView(s: Sheet, w: number, random: Random, isStage = true): View {
  const { light, mid, deep, shadow } = s.palette
  return {
    s,
    w,
    h: 640,
    random,
    palette: s.palette,
    narrow: Math.min(1, w / 480),
    isStage,
    tone: (nearness) => {
      const steps = [
        mix(light, mid, 0.3),
        mid,
        mix(mid, deep, 0.6),
        deep,
        mix(deep, shadow, 0.6),
        shadow,
      ]
      const at = Math.max(0, Math.min(0.9999, nearness)) * (steps.length - 1)
      const index = Math.floor(at)
      return mix(steps[index] as Hex, steps[index + 1] as Hex, at - index)
    },
  }
}
