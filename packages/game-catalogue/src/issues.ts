import { games } from './games.ts'
import { makeRandom } from './random.ts'
import { texts } from './messages/texts.ts'
import type { Game, GameType, Issue, IssueKey } from './types.ts'

/** How many places back a tile looks so as not to sit near one like it. */
const neighbourhood = 4

const byPopularity = (a: Game, b: Game) => b.popularity - a.popularity || a.id - b.id
const byRelease = (a: Game, b: Game) => b.releasedOn.localeCompare(a.releasedOn) || b.id - a.id

/** Keeps an order but moves look-alikes apart, so that a shelf shows different places and colours. */
function spread(list: readonly Game[]): Game[] {
  const waiting = [...list]
  const out: Game[] = []
  while (waiting.length > 0) {
    const near = out.slice(-neighbourhood)
    const differs = (game: Game) =>
      near.every(
        (other) =>
          other.skin.scene !== game.skin.scene &&
          other.skin.palette.id !== game.skin.palette.id &&
          other.skin.heroes[0] !== game.skin.heroes[0],
      )
    const found = waiting.slice(0, 40).findIndex(differs)
    out.push(...waiting.splice(Math.max(found, 0), 1))
  }
  return out
}

const ofType = (type: GameType) => games.filter((game) => game.type === type).sort(byPopularity)

/** Kinds of game that came after the specials were picked: they move none of them. */
const later = new Set<GameType>(['plinko', 'dice', 'keno', 'crash', 'mines', 'cards'])

/** Specials change by hand; a fixed draw from the better half stands for the editor's pick. */
function pickSpecials(count: number): Game[] {
  const then = games.filter(({ type }) => !later.has(type))
  const better = then.sort(byPopularity).slice(0, then.length / 2)
  return makeRandom('weekly specials').shuffle(better).slice(0, count)
}

const popular = [...games].sort(byPopularity)

const rows: readonly [IssueKey, pageName: string, list: Game[]][] = [
  ['popularGames', 'popular-games', popular.slice(0, 90)],
  ['allGames', 'all-games', popular],
  ['newGames', 'new-games', [...games].sort(byRelease).slice(0, 36)],
  ['topGames', 'top-games', popular.slice(0, 24)],
  ['weeklySpecials', 'weekly-specials', pickSpecials(18)],
  ['fishing', 'fishing', ofType('fish')],
  ['rapidLink', 'rapid-link', ofType('hold-and-link')],
  ['bonusCombo', 'bonus-combo', ofType('bonus-buy')],
  ['jackpots', 'jackpots', ofType('jackpots')],
  ['classics', 'classic', ofType('classic')],
  ['gameOfWeek', 'game-of-the-week', pickSpecials(1)],
]

/** The named groups of games, in the order a lobby shows them. */
export const issues: readonly Issue[] = rows.map(([key, pageName, list], index) => ({
  id: index + 1,
  key,
  pageName,
  title: texts(`issues.${key}`),
  gameIds: spread(list).map((game) => game.id),
}))
