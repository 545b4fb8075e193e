import type { Game, SchemeSection } from '@marquee/contract'
import { sampleCover } from '@marquee/core/testing'

/** A game of the catalogue; its id names the rest, unless told otherwise. */
export function makeGame(overrides: Partial<Game> = {}): Game {
  const id = overrides.id ?? 1
  return {
    id,
    slug: `game-${id}`,
    title: `Game ${id}`,
    img: sampleCover(id),
    bg_color: '#2b3a67',
    imageWeb: sampleCover(id),
    imageMobile: sampleCover(id),
    componentOption: 'arcade',
    isFavorite: false,
    provider: 'arcade',
    type: 'slots',
    badges: [],
    ...overrides,
  }
}

/** A collection with as many games as asked for. */
export const makeCollection = ({
  count = 6,
  ...overrides
}: Partial<SchemeSection> & { count?: number } = {}): SchemeSection => ({
  pageName: 'popular-games',
  key: 'popularGames',
  title: { en: 'Popular games', es: 'Juegos populares' },
  games: Array.from({ length: count }, (_, index) => makeGame({ id: index + 1 })),
  ...overrides,
})
