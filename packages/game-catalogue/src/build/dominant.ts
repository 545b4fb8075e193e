import { lightness, toHex } from '../colour.ts'
import type { Hex } from '../types.ts'

/** Colours this dark or light are shade and sparkle: they say nothing of the picture. */
const darkest = 0.16
const lightest = 0.88

/** The colour most of a picture has, leaving shade and sparkle aside; pixels as r, g, b bytes. */
export function dominantColour(pixels: Uint8Array): Hex {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const light = lightness(toHex(red, green, blue))
    if (light < darkest || light > lightest) continue
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bins.set(key, {
      count: bin.count + 1,
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
    })
  }
  const [most] = [...bins.values()].sort((a, b) => b.count - a.count)
  return most
    ? toHex(most.red / most.count, most.green / most.count, most.blue / most.count)
    : '#000000'
}
