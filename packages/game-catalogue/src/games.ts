import { mix } from './colour.ts'
import coverColours from './cover-colours.json' with { type: 'json' }
import { hasJackpot, modelOf, skipModelDraw } from './models.ts'
import { providers } from './providers.ts'
import { hashText, makeRandom } from './random.ts'
import { sceneIds } from './scenes.ts'
import { makeSkin } from './skin.ts'
import { slugify } from './slug.ts'
import type { TitleEntry } from './titles/entry.ts'
import { titlesByScene } from './titles/titles.ts'
import type { Badge, Game, Hex, Palette, SceneId } from './types.ts'

/** Games shown as new and as hot. */
const newCount = 36
const hotCount = 30

const firstRelease = Date.UTC(2022, 0, 11)
const lastRelease = Date.UTC(2026, 10, 17)
const week = 7 * 24 * 3600 * 1000

/** Studios release on Tuesdays: a whole number of weeks after the first release. */
function releaseDay(share: number): string {
  const weeks = Math.round(((lastRelease - firstRelease) / week) * share)
  return new Date(firstRelease + weeks * week).toISOString().slice(0, 10)
}

/** The colour measured from the cover; for a game whose cover is not measured yet, its palette's. */
function coverColour(scene: SceneId, position: number, palette: Palette): Hex {
  const measured = coverColours[scene].split(' ')[position]
  return (measured as Hex | undefined) ?? mix(palette.deep, palette.mid, 0.45)
}

function makeGame(scene: SceneId, entry: TitleEntry, position: number): Game {
  const [title, type, ...heroes] = entry
  const slug = slugify(title)
  const random = makeRandom(`game/${slug}`)
  const model = modelOf(scene, position, title)
  skipModelDraw(type, random)
  const paletteTurn = hashText(scene) + position
  const skin = makeSkin(scene, type, heroes, paletteTurn, random)
  return {
    id: 1000 + sceneIds.indexOf(scene) * 50 + position,
    slug,
    title,
    providerSlug: random.pick(providers).slug,
    type,
    model,
    skin,
    bgColor: coverColour(scene, position, skin.palette),
    badges: [],
    releasedOn: releaseDay(1 - random.next() ** 1.6),
    popularity: Math.round(1000 * random.next() ** 1.3),
    componentOption: 'arcade',
  }
}

function withBadges(list: readonly Game[]): Game[] {
  const byRelease = [...list].sort(
    (a, b) => b.releasedOn.localeCompare(a.releasedOn) || b.id - a.id,
  )
  const byPopularity = [...list].sort((a, b) => b.popularity - a.popularity || a.id - b.id)
  const fresh = new Set(byRelease.slice(0, newCount))
  const hot = new Set(byPopularity.slice(0, hotCount))
  return list.map((game) => {
    const badges: Badge[] = []
    if (fresh.has(game)) badges.push('new')
    if (game.type === 'jackpots' || hasJackpot(game.model)) badges.push('jackpot')
    if (hot.has(game)) badges.push('hot')
    return { ...game, badges }
  })
}

/** Every game of the catalogue in id order; the same on every machine. */
export const games: readonly Game[] = withBadges(
  sceneIds.flatMap((scene) =>
    (titlesByScene[scene] ?? []).map((entry, position) => makeGame(scene, entry, position)),
  ),
)
