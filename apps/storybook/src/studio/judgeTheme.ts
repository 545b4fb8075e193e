import { contrastProblems, type Hex, type ThemeTokens } from '@marquee/theme'
import type { Mode } from '@marquee/theme/dtcg'
import type { StudioTheme } from './channel.ts'
import type { Role } from './judgeColour.ts'
import { judgeGround, loadPicture, paintGround } from './ground.ts'

interface Place {
  name: keyof ThemeTokens['dark']['texture'] | 'picture'
  ground: Role
  texts: readonly Role[]
  width: number
  height: number
  /** Share of the ground that may be too near to a text: fine lines, the edges of a scene. */
  allowed: number
}

const texts: readonly Role[] = ['textPrimary', 'textSecondary']

/** Where texts stand on more than a colour. The trim holds none. */
const places: readonly Place[] = [
  { name: 'page', ground: 'page', texts, width: 800, height: 600, allowed: 0.02 },
  { name: 'surface', ground: 'surface', texts, width: 360, height: 240, allowed: 0.02 },
  { name: 'raised', ground: 'raised', texts, width: 360, height: 240, allowed: 0.02 },
  { name: 'bar', ground: 'surface', texts, width: 390, height: 64, allowed: 0.02 },
  {
    name: 'accent',
    ground: 'accent',
    texts: ['accentContrast'],
    width: 200,
    height: 48,
    allowed: 0.02,
  },
]
const scene: Place = {
  name: 'picture',
  ground: 'page',
  texts: ['textPrimary'],
  width: 640,
  height: 360,
  allowed: 0.05,
}

const minimum = 4.5
/** The thinnest veil that the shell lays over a scene that words stand on. */
const veilShare = 0.62

const veil = (page: Hex) => {
  const color = `${page}${Math.round(veilShare * 255).toString(16)}`
  return `linear-gradient(${color}, ${color})`
}

/** A button's label stands in the middle half of it: what shines along its edges is beside the text. */
function whereTextIs(pixels: Uint8ClampedArray, { name, width, height }: Place) {
  const row = width * 4
  return name === 'accent' ? pixels.subarray((row * height) / 4, (row * height * 3) / 4) : pixels
}

async function problemsAt(place: Place, tokens: ThemeTokens, mode: Mode, hero: string) {
  const { color, texture } = tokens[mode]
  const { name, ground, width, height } = place
  const isScene = name === 'picture'
  const image = isScene ? veil(color.page) : texture[name]
  if (image === 'none') return []
  const pixels = await paintGround(
    { color: color[ground], image, width, height },
    isScene ? await loadPicture(hero) : undefined,
  )
  return place.texts.flatMap((text) => {
    const { share, worst } = judgeGround(whereTextIs(pixels, place), color[text], minimum)
    return share <= place.allowed
      ? []
      : [
          `${mode}: ${text} on ${isScene ? 'the scene' : `texture.${name}`} is below ${minimum}:1 on ${Math.round(share * 100)} % of it (${worst.toFixed(2)}:1 at worst); ${place.allowed * 100} % may be.`,
        ]
  })
}

/** Texts on textures, and on the brand's scene, which is a night scene in both modes. */
export async function textureProblems({
  tokens,
  hero,
}: Pick<StudioTheme, 'tokens' | 'hero'>): Promise<string[]> {
  const found = await Promise.all([
    ...(['dark', 'light'] as const).flatMap((mode) =>
      places.map((place) => problemsAt(place, tokens, mode, hero)),
    ),
    problemsAt(scene, tokens, 'dark', hero),
  ])
  return found.flat()
}

/** Everything that stands in the way of a theme, in words: the product's own pairs, textures, the scene. */
export async function themeProblems(theme: StudioTheme): Promise<string[]> {
  const pairs = (['dark', 'light'] as const).flatMap((mode) =>
    contrastProblems(theme.tokens[mode].color).map((problem) => `${mode}: ${problem}`),
  )
  return pairs.length ? pairs : textureProblems(theme)
}
