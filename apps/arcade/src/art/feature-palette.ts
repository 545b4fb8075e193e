type Hsl = { hue: number; saturation: number; lightness: number }

function toHsl(hex: string): Hsl {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  ) as [number, number, number]
  const high = Math.max(red, green, blue)
  const span = high - Math.min(red, green, blue)
  const lightness = high - span / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const turn =
    high === red
      ? (green - blue) / span
      : high === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span
  const saturation = span / (1 - Math.abs(2 * lightness - 1))
  return { hue: (turn * 60 + 360) % 360, saturation, lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** How far from the game's own colour its free spins are at least, in degrees of hue. */
const leastTurn = 60

/**
 * The colours of a game's free spins: as light and as strong as its own, in the hue of its second
 * accent, so that scene and cabinet change and stay in one key.
 */
export function featurePalette(palette: Record<string, string>): Record<string, string> {
  const own = toHsl(palette.mid ?? '#808080')
  const pop = toHsl(palette.pop ?? '#ffffff').hue
  const distance = Math.abs(((pop - own.hue + 540) % 360) - 180)
  const hue = distance < leastTurn ? (own.hue + 150) % 360 : pop
  const turned = (colour: string) => {
    const from = toHsl(colour)
    return toHex({ ...from, hue, saturation: Math.max(from.saturation, own.saturation * 0.8) })
  }
  const roles = ['shadow', 'deep', 'mid', 'light'] as const
  return {
    ...palette,
    ...Object.fromEntries(
      roles.flatMap((role) => (palette[role] ? [[role, turned(palette[role])]] : [])),
    ),
  }
}
