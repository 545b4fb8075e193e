import { games } from './games.ts'
import { makeRandom } from './random.ts'
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
const later = new Set<GameType>(['plinko', 'dice', 'keno', 'crash'])

/** Specials change by hand; a fixed draw from the better half stands for the editor's pick. */
function pickSpecials(count: number): Game[] {
  const then = games.filter(({ type }) => !later.has(type))
  const better = then.sort(byPopularity).slice(0, then.length / 2)
  return makeRandom('weekly specials').shuffle(better).slice(0, count)
}

const popular = [...games].sort(byPopularity)

const rows: readonly [IssueKey, pageName: string, en: string, es: string, list: Game[]][] = [
  ['popularGames', 'popular-games', 'Popular games', 'Juegos populares', popular.slice(0, 90)],
  ['allGames', 'all-games', 'All games', 'Todos los juegos', popular],
  ['newGames', 'new-games', 'New games', 'Juegos nuevos', [...games].sort(byRelease).slice(0, 36)],
  ['topGames', 'top-games', 'Top games', 'Los mejores juegos', popular.slice(0, 24)],
  [
    'weeklySpecials',
    'weekly-specials',
    'Weekly specials',
    'Especiales de la semana',
    pickSpecials(18),
  ],
  ['fishing', 'fishing', 'Fishing', 'Pesca', ofType('fish')],
  ['rapidLink', 'rapid-link', 'Rapid link', 'Enlace rápido', ofType('hold-and-link')],
  ['bonusCombo', 'bonus-combo', 'Bonus combo', 'Combo de bonos', ofType('bonus-buy')],
  ['jackpots', 'jackpots', 'Jackpots', 'Botes', ofType('jackpots')],
  ['classics', 'classic', 'Classics', 'Clásicos', ofType('classic')],
  ['gameOfWeek', 'game-of-the-week', 'Game of the week', 'Juego de la semana', pickSpecials(1)],
]

/** The named groups of games, in the order a lobby shows them. */
export const issues: readonly Issue[] = rows.map(([key, pageName, en, es, list], index) => ({
  id: index + 1,
  key,
  pageName,
  title: { en, es },
  gameIds: spread(list).map((game) => game.id),
}))
