import { contrastRatio, type Hex } from '@marquee/theme'

/** A colour as people see it: lightness 0..1, chroma 0..0.4, hue in degrees (OKLCH). */
export interface Tone {
  lightness: number
  chroma: number
  hue: number
}

/** Linear red, green and blue; beyond 0..1 where a screen cannot show it. */
function linearOf({ lightness, chroma, hue }: Tone): number[] {
  const [a, b] = [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const encoded = (share: number): number =>
  share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055

/** A tone as `#rrggbb`, with as much of its chroma as a screen can show. */
export function hexOf(tone: Tone): Hex {
  const channels = linearOf(tone)
  const isShown = channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)
  if (!isShown && tone.chroma > 0)
    return hexOf({ ...tone, chroma: Math.max(0, tone.chroma - 0.005) })
  const digits = channels.map((channel) =>
    Math.round(255 * Math.min(1, Math.max(0, encoded(channel))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
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
  drawing.replaceAll(/#(?:([\da-f]{2})\1\1|([\da-f])\2\2)\b/gi, (_, two?: string, one?: string) => {
    const share = Number.parseInt(two ?? `${one}${one}`, 16) / 255
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return hexOf({ lightness: Math.cbrt(linear), chroma, hue })
  })
