import type { Game, HomePage } from '@marquee/contract'
import { Link } from '@marquee/core'
import { coverOf, gameSearch } from '@marquee/game-tiles'
import { Picture } from '@marquee/ui'
import { collectionsOf } from '../shownHome.ts'
import * as css from './Hero.css.ts'

/** Before or after the words. */
export type HeroSide = 'start' | 'end'

/** So many covers stand on each side. */
export const coversPerSide = 4

/** So many games of the first row are in sight below the words. */
const inSight = 8

/** First the games that lead the rows far below, then the last of the first row: none that is in sight twice. */
export function posterGames([first, ...rest]: readonly { games: readonly Game[] }[]): Game[] {
  const row = first?.games ?? []
  const near = new Set(row.slice(0, inSight).map(({ id }) => id))
  const leaders = rest.flatMap(({ games }) => games.slice(0, 1))
  const far = [...leaders, ...row.toReversed()].filter(({ id }) => !near.has(id))
  return [...new Map(far.map((game) => [game.id, game])).values()].slice(0, 2 * coversPerSide)
}

/** Covers of games on one side of the words. */
export function HeroCovers({ home, side }: { home: HomePage; side: HeroSide }) {
  const games = posterGames(collectionsOf(home))
  const [from, to] = side === 'start' ? [0, coversPerSide] : [coversPerSide, 2 * coversPerSide]
  return (
    <div className={css.covers}>
      {games.slice(from, to).map((game) => (
        <Link
          key={game.id}
          to="."
          search={gameSearch(game.id)}
          preload={false}
          resetScroll={false}
          data-game={game.id}
          aria-label={game.title}
          className={css.coverLink}
        >
          <span className={css.cover}>
            <Picture {...coverOf(game)} alt="" width={240} height={320} fill loading="eager" />
          </span>
        </Link>
      ))}
    </div>
  )
}
