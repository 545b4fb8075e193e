import type { Hex } from './types.ts'

function channels(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Writes red, green and blue (0 to 255) as `#rrggbb`. */
export function toHex(red: number, green: number, blue: number): Hex {
  const clamp = (n: number) => Math.max(0, Math.min(255, Math.round(n)))
  return `#${[red, green, blue].map((n) => clamp(n).toString(16).padStart(2, '0')).join('')}`
}

/** The colour a share (0 to 1) of the way from `from` to `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const a = channels(from)
  const b = channels(to)
  return toHex(
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  )
}

export const lighten = (hex: Hex, share: number): Hex => mix(hex, '#ffffff', share)
export const darken = (hex: Hex, share: number): Hex => mix(hex, '#000000', share)

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: Hex): number {
  const [r, g, b] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
