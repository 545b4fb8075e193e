import { setWord } from '@marquee/game-catalogue/lettering'
import { makeRandom } from '@marquee/game-catalogue/random'
import type { Hex } from '@marquee/theme'
import { between, hexOf } from './colour.ts'
import { faceOf } from './faceOf.ts'
import { huesOf, paletteOf } from './palette.ts'
import { notFoundOf, sceneOf } from './scenes.ts'
import { badgeOf, path, svg } from './shapes.ts'

const slope = (id: string, from: Hex, to: Hex) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`

/**
 * What a brand begins with, drawn from its name: wordmark, mark, icon, favicon, the card of shared links,
 * its scenes and the page that is not there, by their names in `art/`. The same for the same name.
 * @throws UsageError for a name that no face can write.
 */
export function drawingsOf(name: string): Record<string, string> {
  const face = faceOf(name)
  const random = makeRandom(`drawings ${name}`)
  const badge = badgeOf(name)
  const { accent, second } = huesOf(name)
  const { dark, light } = paletteOf(name)
  // One drawing for both modes: it stands out from the page of either.
  const ink = between(0.15, accent, [dark.page, light.page])
  const [bright, deep] = [
    hexOf({ lightness: 0.8, chroma: 0.15, hue: accent }),
    hexOf({ lightness: 0.52, chroma: 0.15, hue: second }),
  ]
  const [initial = ''] = name
  const room = { left: 0, middle: 32, width: 34, height: 30 }
  const letter = setWord(face, initial, room)
  const inMiddle = setWord(face, initial, { ...room, left: 32 - letter.width / 2 }).d
  const mark = (badgeFill: string, letterFill: string) =>
    path(badge, badgeFill) + path(inMiddle, letterFill)

  const word = setWord(face, name, { left: 76, middle: 32, width: 250, height: 34 })
  const iconSlope = slope('s', bright, deep)
  const large = setWord(face, name, { left: 0, middle: 0, width: 720, height: 150 })
  const cardLeft = (1200 - 190 - large.width) / 2
  const shapes = Array.from({ length: 7 }, () => {
    const [x, y, scale] = [random.int(-60, 1180), random.int(-80, 600), random.between(1.5, 5)]
    const turn = random.int(-30, 30)
    return `<path d="${badge}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(2)})" fill="${random.pick([bright, deep])}" opacity="${random.between(0.06, 0.16).toFixed(2)}"/>`
  })
  return {
    logo: svg(Math.ceil(76 + word.width + 4), 64, mark(ink, '#ffffff'), path(word.d, ink)),
    mark: svg(64, 64, mark(ink, '#ffffff')),
    favicon: svg(64, 64, iconSlope, mark('url(#s)', dark.sunken)),
    icon: svg(
      512,
      512,
      iconSlope,
      path('M0 0h512v512H0z', dark.page),
      `<g transform="translate(102.4 102.4) scale(4.8)">${mark('url(#s)', dark.sunken)}</g>`,
    ),
    social: svg(
      1200,
      630,
      slope('g', dark.raised, dark.sunken),
      iconSlope,
      path('M0 0h1200v630H0z', 'url(#g)'),
      ...shapes,
      `<g transform="translate(${cardLeft.toFixed(1)} 235) scale(2.5)">${mark('url(#s)', dark.sunken)}</g>`,
      `<g transform="translate(${(cardLeft + 190).toFixed(1)} 315)">${path(large.d, dark.textPrimary)}</g>`,
    ),
    hero: sceneOf(name, { width: 1600, height: 900 }),
    heroNarrow: sceneOf(name, { width: 900, height: 1200 }),
    notFound: notFoundOf(name),
  }
}
