import { contrastRatio, type Hex } from '@marquee/theme'
import { clampChroma, converter, formatHex } from 'culori'

const toTone = converter('oklch')

/** A colour as people see it: lightness 0..1, chroma 0..0.4, hue in degrees (OKLCH). */
export interface Tone {
  lightness: number
  chroma: number
  hue: number
}

/** A tone as `#rrggbb`, with as much of its chroma as a screen can show. */
export function hexOf({ lightness: l, chroma: c, hue: h }: Tone): Hex {
  const hex = formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
  return `#${hex.slice(1)}`
}

const step = 0.005

/** Of the tones from one to white (or to black), the first with a contrast to all grounds. @throws where none has. */
export function readable(
  tone: Tone,
  toward: 'white' | 'black',
  { on, atLeast = 4.6 }: { on: readonly Hex[]; atLeast?: number },
): Hex {
  for (
    let { lightness } = tone;
    lightness >= 0 && lightness <= 1;
    lightness += toward === 'white' ? step : -step
  ) {
    const colour = hexOf({ ...tone, lightness })
    if (on.every((ground) => contrastRatio(colour, ground) >= atLeast)) return colour
  }
  throw new Error(`No tone of hue ${tone.hue} toward ${toward} is readable on ${on.join(', ')}.`)
}

const shares = Array.from({ length: 60 }, (_, index) => 0.4 + index * step)

/** The tone of a hue that stands out from both grounds as well as one can. */
export function between(chroma: number, hue: number, grounds: readonly Hex[]): Hex {
  const least = (colour: Hex) => Math.min(...grounds.map((ground) => contrastRatio(colour, ground)))
  return shares
    .map((lightness) => hexOf({ lightness, chroma, hue }))
    .reduce((best, one) => (least(one) > least(best) ? one : best))
}

/** Every grey of a drawing in a hue, as light as it was. */
export const tinted = (drawing: string, { chroma, hue }: Omit<Tone, 'lightness'>): string =>
  drawing.replaceAll(/#(?:([\da-f]{2})\1\1|([\da-f])\2\2)\b/gi, (grey) =>
    hexOf({ lightness: toTone(grey)?.l ?? 0, chroma, hue }),
  )
