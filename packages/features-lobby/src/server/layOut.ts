import {
  distinctRows,
  type Game,
  gamesAtHome,
  type SchemeSection,
  spareGames,
} from '@marquee/contract'
import type { BrandCatalogue } from '@marquee/platform-play/games/catalogue'

/** One section as it is laid out: an issue, and how many of its games. */
interface Part {
  issue: string
  games: number
}

/** A section of the first rows that is not filled yet: how many games are left for it, and how many it needs. */
interface Waiting {
  ids: ReadonlySet<number>
  left: number
  need: number
}

/** A row with fewer games is no row: it repeats some that stand above it. */
const fewest = 4

interface Row {
  /** How many of its games count in all, and how many of these the page shows at first. */
  limit: number
  shown: number
  /** Whether a game fills a place: those that were played lately do not. */
  counts: (id: number) => boolean
}

/** The first games, until enough of those were taken that count; as they are where nothing stands above. */
function whole(games: readonly Game[], { limit, counts }: Row): Game[] {
  let counted = 0
  return games.filter(({ id }) => counted < limit && (!counts(id) || (counted += 1)))
}

/**
 * The same without games of the rows above, and without those that a row below would be short of.
 * Changes `above` and what is left for the rows below.
 */
function fill(
  games: readonly Game[],
  { limit, shown, counts }: Row,
  { above, below }: { above: Set<number>; below: readonly Waiting[] },
): Game[] {
  const taken: Game[] = []
  let counted = 0
  for (const game of games) {
    if (counted === limit) break
    const { id } = game
    if (above.has(id)) continue
    const wanting = counts(id) ? below.filter(({ ids }) => ids.has(id)) : []
    const isShown = counted < shown
    if (isShown && wanting.some(({ left, need }) => left <= need)) continue
    taken.push(game)
    if (counts(id)) counted += 1
    if (!isShown) continue
    above.add(id)
    for (const one of wanting) one.left -= 1
  }
  return taken
}

/**
 * Sections as the page shows them: the first rows have no game twice, and each is as long as it is laid
 * out, whatever stands above it or was played lately (HOME-05). A long issue leaves games to a short one
 * that would have too few. Games played lately come on top of the number, because the page takes them out:
 * they have a row of their own there.
 * @param lately games opened last; null for a guest, whose page has no spare ones either.
 */
export function layOut(
  catalogue: Pick<BrandCatalogue, 'section' | 'idsOf'>,
  layout: readonly Part[],
  lately: ReadonlySet<number> | null,
): SchemeSection[] {
  const spare = lately ? spareGames : 0
  const counts = (id: number) => !lately?.has(id)
  const rowOf = ({ issue, games }: Part): Row => ({
    limit: games + spare,
    shown: Math.min(games, gamesAtHome(issue)) + spare,
    counts,
  })
  const waiting = layout.slice(0, distinctRows).map((part): Waiting => {
    const ids = catalogue.idsOf(part.issue)
    return { ids, left: [...ids].filter(counts).length, need: rowOf(part).shown - spare }
  })
  const above = new Set<number>()
  return layout.map((part, place) => {
    const row = rowOf(part)
    if (place >= distinctRows) return catalogue.section(part.issue, (games) => whole(games, row))
    const rows = { above, below: waiting.slice(place + 1) }
    return catalogue.section(part.issue, (games) => {
      const taken = fill(games, row, rows)
      return taken.filter(({ id }) => counts(id)).length < fewest ? whole(games, row) : taken
    })
  })
}
