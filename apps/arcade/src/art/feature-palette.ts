const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + (to[at]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colours of a game's free spins: its second accent takes over sky, cabinet and light. */
export function featurePalette(palette: Record<string, string>): Record<string, string> {
  const { shadow, deep, mid, light, glow, accent, pop } = palette as Record<string, string> & {
    [role in 'shadow' | 'deep' | 'mid' | 'light' | 'glow' | 'accent' | 'pop']: string
  }
  return {
    ...palette,
    shadow: mix(shadow, pop, 0.06),
    deep: mix(mix(deep, pop, 0.38), shadow, 0.3),
    mid: mix(mid, pop, 0.6),
    light: mix(light, pop, 0.45),
    glow: mix(glow, '#ffffff', 0.35),
    accent: mix(accent, glow, 0.2),
  }
}
