import { mix } from '../colour.ts'
import type { FaceId } from '../lettering/capitals.ts'
import { treatments } from './lettering.ts'
import type { Studio, StudioVoice } from './studio.ts'
import { finishes, rims } from './trim.ts'

/** A studio as its games are told of it: it travels with the game that is opened, and no list of studios does. */
export interface StudioDress {
  name: string
  /** Path data (even-odd) on a square of 48. */
  mark: string
  face: FaceId
  /** Values of the styles `--studio-<name>`. */
  styles: Record<string, string>
  /** Colours of what is drawn on the stage round the game itself, by role. */
  rim: Record<'rimLight' | 'rim' | 'rimDeep', string>
  voice: StudioVoice
}

/** All that a game wears of its studio. */
export function dressOf({ name, mark, palette, lettering, trim, voice }: Studio): StudioDress {
  const { ground, plate, ink, line, key, keyInk, night, shine, spark } = palette
  const coat = treatments[lettering.treatment](palette)
  return {
    name,
    mark,
    face: lettering.face,
    styles: {
      ground,
      plate,
      ink,
      line,
      key,
      night,
      shine,
      spark,
      'key-ink': keyInk,
      label: labelOf(palette),
      corner: trim.corner,
      'key-corner': trim.key,
      rim: rims[trim.rim](palette),
      finish: finishes[trim.finish],
      tracking: `${lettering.tracking}em`,
      rise: `rotate(${-lettering.rise}deg)`,
      shadow: coat.shadow,
      fill: coat.fill,
    },
    rim: { rimLight: mix(line, '#ffffff', 0.55), rim: line, rimDeep: mix(line, night, 0.55) },
    voice,
  }
}

/** Small labels on the ground: quieter than its ink. */
export const labelOf = ({ ink, ground }: Studio['palette']): string => mix(ink, ground, 0.16)
