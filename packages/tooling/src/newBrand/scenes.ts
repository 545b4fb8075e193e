import { makeRandom, type Random } from '@marquee/game-catalogue/random'
import { setWord } from '@marquee/game-catalogue/lettering'
import type { Hex } from '@marquee/theme'
import { between, hexOf } from './colour.ts'
import { faceOf } from './faceOf.ts'
import { huesOf, paletteOf } from './palette.ts'
import { badgeOf, path, svg } from './shapes.ts'

interface Size {
  width: number
  height: number
}

/** The upper edge of a range of land from left to right, as points of a path: how it runs is the brand's. */
type Ridge = (random: Random, size: Size, top: number, rough: number) => string

const columns = (count: number, { width }: Size) =>
  Array.from({ length: count + 1 }, (_, index) => Math.round((index * width) / count))

const ridges: Record<string, Ridge> = {
  hills: (random, size, top, rough) =>
    columns(3, size)
      .slice(1)
      .map((x) => {
        const half = size.width / 6
        const [up, down] = [top - random.between(0.3, 1) * rough, top + rough / 3]
        return `Q${Math.round(x - 1.5 * half)} ${Math.round(up)} ${Math.round(x - half)} ${Math.round(top)}T${x} ${Math.round(random.between(top, down))}`
      })
      .join(''),
  peaks: (random, size, top, rough) =>
    columns(7, size)
      .slice(1)
      .map(
        (x, index) =>
          `L${x} ${Math.round(top - (index % 2 ? -0.2 : random.between(0.4, 1)) * rough)}`,
      )
      .join(''),
  towers: (random, size, top, rough) =>
    columns(16, size)
      .slice(1)
      .map((x) => `V${Math.round(top - random.between(-0.1, 1) * rough)}H${x}`)
      .join(''),
  waves: (random, size, top, rough) =>
    columns(9, size)
      .slice(1)
      .map((x) => {
        const half = size.width / 18
        return `Q${Math.round(x - half)} ${Math.round(top - random.between(0.4, 0.8) * rough)} ${x} ${Math.round(top)}`
      })
      .join(''),
}

/**
 * A night scene of a brand, by its name: sky, what shines in it, and land in three ranges. Quiet where words
 * stand on it: to the left of a wide one, at the top of a narrow one.
 */
export function sceneOf(name: string, size: Size): string {
  const { width, height } = size
  const isWide = width > height
  const { ground, accent, second } = huesOf(name)
  const { dark } = paletteOf(name)
  const random = makeRandom(`scene ${name}`)
  const ridge = ridges[random.pick(Object.keys(ridges))] as Ridge
  const badge = badgeOf(name)
  const at = (lightness: number, chroma: number, hue: number): Hex =>
    hexOf({ lightness, chroma, hue })
  const [x, y, scale] = isWide
    ? [width * 0.68, height * 0.29, height / 200]
    : [width * 0.28, height * 0.42, width / 150]
  const sparks = Array.from({ length: isWide ? 46 : 30 }, () => {
    const [left, top] = [
      random.between(isWide ? 0.3 : 0, 1) * width,
      random.between(0, 0.62) * height,
    ]
    return `<circle cx="${left.toFixed(0)}" cy="${top.toFixed(0)}" r="${random.between(1, 3.4).toFixed(1)}" opacity="${random.between(0.25, 0.9).toFixed(2)}"/>`
  })
  const land = [0.66, 0.77, 0.9].map((share, index) => {
    const top = Math.round(share * height)
    const edge = ridge(random, size, top, height * (0.2 - index * 0.05))
    const fill = at(0.36 - index * 0.09, 0.07 - index * 0.012, index ? ground : second)
    return path(`M0 ${top}${edge}V${height}H0Z`, fill)
  })
  return svg(
    width,
    height,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark.sunken}"/><stop offset=".55" stop-color="${at(0.31, 0.08, ground)}"/><stop offset=".8" stop-color="${at(0.5, 0.12, second)}"/></linearGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="${at(0.8, 0.15, accent)}" stop-opacity=".6"/><stop offset="1" stop-color="${at(0.6, 0.15, accent)}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="disc" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${at(0.9, 0.1, accent)}"/><stop offset="1" stop-color="${at(0.68, 0.15, accent)}"/></linearGradient></defs>`,
    path(`M0 0h${width}v${height}H0z`, 'url(#sky)'),
    `<g fill="${at(0.93, 0.04, accent)}">${sparks.join('')}</g>`,
    `<circle cx="${(x + 32 * scale).toFixed(0)}" cy="${(y + 32 * scale).toFixed(0)}" r="${(scale * 78).toFixed(0)}" fill="url(#glow)"/>`,
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})">${path(badge, 'url(#disc)')}</g>`,
    ...land,
  )
}

/** The drawing of a page that is not there: the number, its nought the brand's badge. */
export function notFoundOf(name: string): string {
  const { dark, light } = paletteOf(name)
  const ink = between(0.15, huesOf(name).accent, [dark.page, light.page])
  const four = { middle: 180, width: 120, height: 170 }
  const digit = (left: number) => {
    const { width } = setWord(faceOf(name), '4', { ...four, left: 0 })
    return path(setWord(faceOf(name), '4', { ...four, left: left - width / 2 }).d, ink)
  }
  return svg(
    480,
    360,
    digit(96),
    digit(384),
    `<g transform="translate(172 112) scale(2.125)">${path(badgeOf(name), ink)}</g>`,
    `<path d="M60 304H420" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
  )
}
