import { sceneParts } from '../art/scene.ts'
import { box } from '../art/shapes.ts'
import type { Sheet } from '../art/sheet.ts'
import { makeSheet } from '../art/sheet.ts'
import { symbolParts } from '../art/symbol.ts'
import { darken } from '../colour.ts'
import type { FaceId } from '../lettering/faces.ts'
import { setBlock } from '../lettering/block.ts'
import { paintBlock } from '../lettering/finish.ts'
import { providers } from '../providers.ts'
import type { Random } from '../random.ts'
import { makeRandom } from '../random.ts'
import { symbolThemes } from '../symbol-ids.ts'
import type { Game, SymbolId } from '../types.ts'
import type { Place } from './layouts.ts'
import { pickLayout } from './layouts.ts'
import { paintSetpiece } from './setpieces.ts'
import { titlings } from './titling.ts'

/** The size covers are drawn at, in SVG units: portrait 3:4. */
export const coverSize = { width: 480, height: 640 } as const

const n = (value: number) => Math.round(value * 10) / 10

function paintSymbol(s: Sheet, id: SymbolId, place: Place, prefix: string, shadow = true): void {
  const { defs, body } = symbolParts(id, s.palette, prefix)
  const { x, y, size, turn = 0 } = place
  const drop = shadow
    ? ` filter="${s.filter(`<feDropShadow dx="0" dy="10" stdDeviation="9" flood-color="${darken(s.palette.shadow, 0.4)}" flood-opacity=".75"/>`)}"`
    : ''
  s.add(
    `<defs>${defs}</defs><g${drop}><g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round((size / 256) * 1000) / 1000}) translate(-128 -128)">${body}</g></g>`,
  )
}

/** Darkens the edges and the ground under the title, so that lettering and heroes stand out. */
function paintShade(s: Sheet, titleHigh: boolean): void {
  const { shadow } = s.palette
  s.flat(
    box(0, 0, 480, 640),
    s.radial(
      [
        [0, shadow, 0],
        [0.62, shadow, 0],
        [1, shadow, 0.72],
      ],
      0.5,
      0.46,
      0.78,
    ),
  )
  if (titleHigh) {
    s.flat(
      box(0, 0, 480, 260),
      s.linear([
        [0, shadow, 0.86],
        [0.6, shadow, 0.5],
        [1, shadow, 0],
      ]),
    )
    s.flat(
      box(0, 560, 480, 80),
      s.linear([
        [0, shadow, 0],
        [1, shadow, 0.85],
      ]),
    )
  } else
    s.flat(
      box(0, 340, 480, 300),
      s.linear([
        [0, shadow, 0],
        [0.5, shadow, 0.72],
        [1, shadow, 0.95],
      ]),
    )
}

function paintFrame(s: Sheet, random: Random): void {
  const kind = random.int(0, 4)
  if (kind === 0) {
    s.stroke(box(9, 9, 462, 622, 20), darken(s.palette.shadow, 0.3), 10, 0.8)
    s.stroke(
      box(9, 9, 462, 622, 20),
      s.linear([
        [0, '#fff2b0'],
        [0.5, '#d89a20'],
        [1, '#8a4c08'],
      ]),
      5,
    )
  } else if (kind === 1) s.stroke(box(4, 4, 472, 632, 4), s.palette.accent, 7, 0.9)
  else if (kind === 2) s.stroke(box(6, 6, 468, 628, 26), s.palette.light, 4, 0.55)
}

/** Names the studio at the cover's foot; gives where its line ends. */
function paintWordmark(s: Sheet, game: Game): number {
  const provider = providers.find(({ slug }) => slug === game.providerSlug)
  if (!provider) {
    throw new Error(
      `${game.title} names the studio ${game.providerSlug}, which providers.ts lacks.`,
    )
  }
  const room = { cx: 240, cy: 620, width: 190, height: 11 }
  const rim = 5
  const { lines, bottom } = setBlock(
    provider.name.replaceAll(' ', '\u00a0'),
    'righteous',
    room,
    'straight',
    0.14,
  )
  for (const { d } of lines) {
    s.stroke(d, s.palette.shadow, rim, 0.7)
    s.flat(d, '#ffffff', 0.88)
  }
  return bottom + rim / 2
}

/** The hero that swims in a shoal: the last that is a fish. */
function pickSwimmer(heroes: readonly SymbolId[]): SymbolId {
  const swimmers = new Set<SymbolId>([...symbolThemes.fish, ...symbolThemes.sea])
  return heroes.findLast((id) => swimmers.has(id)) ?? 'koi'
}

/** Draws a game's cover as an SVG document: scene, heroes, frame and lettering, all as paths. */
export const drawCover = (game: Game): string => paintCover(game).svg

/** A game's cover, the face its title is set in, and where its lettering ends, in cover units from the top. */
export function paintCover(game: Game): { svg: string; face: FaceId; bottom: number } {
  const { skin } = game
  const random = makeRandom(`cover/${game.slug}`)
  const layout = pickLayout(game, random)
  const titleHigh = layout.title.cy < 320
  const s = makeSheet('c', skin.palette)
  const scene = sceneParts(skin.scene, skin.palette, coverSize.width, game.slug, 'b')
  const mirrored = random.chance(0.4) ? ' transform="translate(480 0) scale(-1 1)"' : ''
  const softFocus = s.filter('<feGaussianBlur stdDeviation="1.5"/>')
  s.add(`<defs>${scene.defs}</defs><g filter="${softFocus}"><g${mirrored}>${scene.body}</g></g>`)
  const [lead] = layout.heroes
  const [cx, cy] =
    layout.heroes.length > 1 || !lead ? [240, titleHigh ? 404 : 214] : [lead.x, lead.y]
  paintSetpiece(layout.setpiece, { s, cx, cy, random, heroes: skin.heroes })
  const floating: SymbolId =
    game.type === 'fish' ? pickSwimmer(skin.heroes) : (skin.heroes[1] ?? 'coin')
  layout.floats.forEach((place, i) => paintSymbol(s, floating, place, `f${i}`, false))
  const fill = layout.setpiece === 'medallion' || layout.setpiece === 'bulbs' ? 0.86 : 1
  const badge = skin.heroes[1] === 'jackpot' && !titleHigh
  const painted = badge ? [...layout.heroes.entries()] : [...layout.heroes.entries()].toReversed()
  for (const [i, place] of painted) {
    const id = skin.heroes[i]
    if (id) paintSymbol(s, id, { ...place, size: place.size * fill }, `h${i}`)
  }
  paintShade(s, titleHigh)
  paintFrame(s, random)
  const [face, finish, warp] = random.pick(titlings[skin.scene])
  const room = { cx: 240, cy: layout.title.cy, width: 428, height: layout.title.height }
  const title = paintBlock(setBlock(game.title, face, room, warp), finish, skin.palette, 't')
  s.add(`<defs>${title.defs}</defs>${title.body}`)
  const bottom = Math.max(title.bottom, paintWordmark(s, game))
  const { defs, body } = s.finish()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640"><defs>${defs}</defs>${body}</svg>`
  return { svg, face, bottom }
}
