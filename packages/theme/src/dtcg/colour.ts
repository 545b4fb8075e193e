import { isRecord } from './types.ts'

/** Red, green, blue of 0..255, and alpha of 0..1. */
export interface Rgba {
  rgb: [number, number, number]
  alpha: number
}

const hexDigits = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const functional = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i

function parseHex(hex: string): Rgba {
  const short = hex.length < 6
  const digits = short ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return { rgb: [red, green, blue], alpha: Math.round((alpha / 255) * 1000) / 1000 }
}

/** A colour as `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `transparent`; undefined for any other. */
export function parseColour(css: string): Rgba | undefined {
  if (hexDigits.test(css)) return parseHex(css)
  if (css === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  const match = functional.exec(css)
  if (!match) return undefined
  const [, red, green, blue, alpha = '1', percent] = match
  return {
    rgb: [Number(red), Number(green), Number(blue)],
    alpha: Number(alpha) / (percent ? 100 : 1),
  }
}

/** The opaque part as `#rrggbb`. */
export const hexOf = ({ rgb }: Rgba): `#${string}` =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** `#rrggbb`, or `rgb()` where it can be seen through. */
export const printColour = (colour: Rgba): string =>
  colour.alpha === 1 ? hexOf(colour) : `rgb(${colour.rgb.join(' ')} / ${colour.alpha})`

/** As DTCG writes it: sRGB components of 0..1, with the hex notation for tools that read no other. */
export const colourToDtcg = (colour: Rgba) => ({
  colorSpace: 'srgb',
  components: colour.rgb.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
  ...(colour.alpha === 1 ? {} : { alpha: colour.alpha }),
  hex: hexOf(colour),
})

/** Reads a colour object of DTCG 2025.10, or a colour as text, which most exporters write. */
export function colourFromDtcg(value: unknown): Rgba | string {
  if (typeof value === 'string')
    return parseColour(value) ?? `'${value}' is no colour: write #rrggbb or a colour object`
  const { colorSpace, components, alpha, hex } = isRecord(value) ? value : {}
  const opacity = typeof alpha === 'number' ? alpha : 1
  if (colorSpace === 'srgb' && Array.isArray(components) && components.length === 3) {
    const [red = -1, green = -1, blue = -1] = components.map((share) =>
      Math.round(Number(share) * 255),
    )
    const rgb: Rgba['rgb'] = [red, green, blue]
    if (rgb.every((channel) => channel >= 0 && channel <= 255)) return { rgb, alpha: opacity }
    return `its components ${JSON.stringify(components)} are not three numbers of 0 to 1`
  }
  const fallback = typeof hex === 'string' ? parseColour(hex) : undefined
  if (fallback) return { ...fallback, alpha: opacity }
  return `is a colour in '${String(colorSpace)}' without 'hex': export it as sRGB, or with its hex notation`
}
