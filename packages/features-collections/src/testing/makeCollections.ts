import { sampleCover, type TestAppOptions } from '@marquee/core/testing'
import type { Collection } from '../queries.ts'

export const makeCollectionStrip = (overrides: Partial<Collection> = {}): Collection => ({
  key: 'popularGames',
  pageName: 'popular-games',
  title: { en: 'Popular games', es: 'Juegos populares' },
  covers: [1, 2, 3, 4, 5].map((id) => ({
    id,
    img: sampleCover(id),
    bg_color: '#2b3a67',
  })),
  ...overrides,
})

/** What the query cache holds of a brand whose home shows these collections. */
export const makeCollectionsData = (
  collections: Collection[] = [
    makeCollectionStrip(),
    makeCollectionStrip({
      key: 'classics',
      pageName: 'classics',
      title: { en: 'Classics', es: 'Clásicos' },
    }),
  ],
): NonNullable<TestAppOptions['data']> => [[['collections'], collections]]
