import { makeRandom } from '@marquee/game-catalogue/random'
import type { ColorTokens, Hex } from '@marquee/theme'
import { hexOf, readable } from './colour.ts'

type Colours = Record<keyof ColorTokens, Hex>
/** The roles of something filled, of what stands in it, and of the same as a text. */
type Filled<K extends string> = Record<K | `${K}Contrast` | `${K}Text`, Hex>

/** Hues that say the same in every brand, in degrees. */
const meaning = { positive: 155, caution: 85, critical: 25 } as const

export interface Hues {
  ground: number
  accent: number
  second: number
  /** Chroma of the grounds in dark. */
  depth: number
}

/** The hues of a brand in degrees, by its name. */
export function huesOf(name: string): Hues {
  const random = makeRandom(`hues ${name}`)
  const ground = random.between(0, 360)
  const accent = ground + random.pick([-40, 25, 120, 170, 215]) + random.between(-15, 15)
  return {
    ground,
    accent,
    second: accent + random.pick([-75, 75, 150]),
    depth: random.between(0.02, 0.045),
  }
}

function darkOf({ ground, accent, second, depth }: Hues): Colours {
  const at = (lightness: number, chroma: number) => hexOf({ lightness, chroma, hue: ground })
  const grounds = {
    page: at(0.19, depth),
    surface: at(0.23, depth + 0.005),
    raised: at(0.28, depth + 0.01),
    sunken: at(0.15, depth - 0.005),
  }
  const on = Object.values(grounds)
  const text = (hue: number, chroma = 0.11) =>
    readable({ lightness: 0.82, chroma, hue }, 'white', { on })
  const filled = <K extends string>(name: K, hue: number, chroma: number) => {
    const fill = hexOf({ lightness: 0.8, chroma, hue })
    return {
      [name]: fill,
      [`${name}Contrast`]: readable({ lightness: 0.24, chroma: 0.04, hue }, 'black', {
        on: [fill],
      }),
      [`${name}Text`]: text(hue),
    } as Filled<K>
  }
  return {
    ...grounds,
    ...filled('accent', accent, 0.15),
    ...filled('second', second, 0.11),
    ...filled('positive', meaning.positive, 0.1),
    ...filled('caution', meaning.caution, 0.1),
    ...filled('critical', meaning.critical, 0.1),
    textPrimary: at(0.96, 0.01),
    textSecondary: readable({ lightness: 0.76, chroma: 0.025, hue: ground }, 'white', { on }),
    border: at(0.38, 0.04),
    borderControl: readable({ lightness: 0.62, chroma: 0.04, hue: ground }, 'white', {
      on,
      atLeast: 3.1,
    }),
    focus: hexOf({ lightness: 0.95, chroma: 0.05, hue: accent }),
    coins: text(meaning.caution),
    entries: text(second, 0.08),
  }
}

function lightOf({ ground, accent, second }: Hues): Colours {
  const at = (lightness: number, chroma: number) => hexOf({ lightness, chroma, hue: ground })
  const grounds = {
    page: at(0.965, 0.012),
    surface: at(0.985, 0.006),
    raised: '#ffffff' as const,
    sunken: at(0.93, 0.018),
  }
  const on = Object.values(grounds)
  const text = (hue: number, chroma = 0.11) =>
    readable({ lightness: 0.46, chroma, hue }, 'black', { on })
  const filled = <K extends string>(name: K, hue: number, chroma: number) =>
    ({
      [name]: readable({ lightness: 0.56, chroma, hue }, 'black', {
        on: ['#ffffff'],
        atLeast: 4.9,
      }),
      [`${name}Contrast`]: '#ffffff' as const,
      [`${name}Text`]: text(hue),
    }) as Filled<K>
  return {
    ...grounds,
    ...filled('accent', accent, 0.16),
    ...filled('second', second, 0.1),
    ...filled('positive', meaning.positive, 0.1),
    ...filled('caution', meaning.caution, 0.1),
    ...filled('critical', meaning.critical, 0.13),
    textPrimary: at(0.2, 0.025),
    textSecondary: readable({ lightness: 0.46, chroma: 0.03, hue: ground }, 'black', { on }),
    border: at(0.86, 0.025),
    borderControl: readable({ lightness: 0.6, chroma: 0.04, hue: ground }, 'black', {
      on,
      atLeast: 3.1,
    }),
    focus: hexOf({ lightness: 0.3, chroma: 0.08, hue: accent }),
    coins: text(meaning.caution),
    entries: text(second, 0.08),
  }
}

/** Colours of a brand for both modes, drawn from its name: the same for the same name, readable for any. */
export function paletteOf(name: string): { dark: Colours; light: Colours } {
  const hues = huesOf(name)
  return { dark: darkOf(hues), light: lightOf(hues) }
}
