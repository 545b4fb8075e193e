import type { CachedCatalogue, Catalogue, Game } from '@marquee/contract'
import { makeGame } from '@marquee/game-tiles/testing'

const titles = [
  'Lucky Reef',
  'Crown of Embers',
  'Starlit Harvest',
  'Gem Express',
  'Thunder Lanes',
  'Moonlit Señora',
  'Tidal Fortune',
  'Golden Aces',
]
const colours = [
  '#0d4f7a',
  '#7a1f1a',
  '#3a2a7a',
  '#0c5c44',
  '#2a3440',
  '#70305a',
  '#125e8a',
  '#7a5a10',
]
const types = ['slots', 'fish', 'jackpots', 'classic'] as const

/** So many games with different titles, types and providers; ids from 1 on. */
export const makeGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => {
    const [title = '', bg = '#222222'] = [
      titles[index % titles.length],
      colours[index % colours.length],
    ]
    const round = Math.floor(index / titles.length)
    return makeGame({
      id: index + 1,
      title: round ? `${title} ${round + 1}` : title,
      bg_color: bg,
      type: types[index % types.length] ?? 'slots',
      provider: index % 3 === 0 ? 'saltglass' : 'otterworks',
      badges: index % 7 === 1 ? ['new'] : index % 11 === 2 ? ['jackpot'] : [],
    })
  })

/** A catalogue with everything a page may ask for; `games` decides the rest. */
export function makeCatalogue({
  games = makeGames(8),
  ...overrides
}: Partial<Catalogue> = {}): Catalogue {
  const idsOf = (provider: string) =>
    games.filter((game) => game.provider === provider).map(({ id }) => id)
  const providerGamesIds = { saltglass: idsOf('saltglass'), otterworks: idsOf('otterworks') }
  const ids = games.map(({ id }) => id)
  return {
    providers: [
      {
        id: 5,
        slug: 'saltglass',
        name: 'Saltglass',
        gamesCount: providerGamesIds.saltglass.length,
      },
      {
        id: 6,
        slug: 'otterworks',
        name: 'Otterworks',
        gamesCount: providerGamesIds.otterworks.length,
      },
    ],
    menu: [
      {
        pageName: 'popular-games',
        title: { en: 'Popular games', es: 'Juegos populares' },
        icon: 'fire',
      },
      { pageName: 'new-games', title: { en: 'New games', es: 'Juegos nuevos' }, icon: 'sparkle' },
    ],
    issues: [
      {
        pageName: 'all-games',
        key: 'allGames',
        title: { en: 'All games', es: 'Todos los juegos' },
      },
      {
        pageName: 'popular-games',
        key: 'popularGames',
        title: { en: 'Popular games', es: 'Juegos populares' },
      },
      { pageName: 'new-games', key: 'newGames', title: { en: 'New games', es: 'Juegos nuevos' } },
    ],
    issueGamesIds: {
      'all-games': ids,
      'popular-games': ids.slice(0, 6),
      'new-games': [4, 2].filter((id) => ids.includes(id)),
    },
    providerGamesIds,
    schemeSections: [],
    playerRestrictionIdsHash: 'restrictions-1',
    games,
    ...overrides,
  }
}

/** The same as a brand server stored it: games by id. */
export const makeCached = (catalogue: Catalogue = makeCatalogue()): CachedCatalogue => ({
  ...catalogue,
  games: Object.fromEntries(catalogue.games.map((game) => [game.id, game])),
})
