import { describe, expect, it } from 'vitest'
import { shelfOf } from '../catalogue/shelf.ts'
import { makeCatalogue } from '../testing/makeCatalogue.ts'
import {
  facetsOf,
  filterGames,
  type LibraryFilter,
  loosenings,
  readFilter,
  writeFilter,
} from './filters.ts'

const shelf = shelfOf(makeCatalogue())
const titlesOf = (filter: Partial<LibraryFilter>) =>
  filterGames(shelf, { ...readFilter({}), ...filter }, 'en').map(({ title }) => title)

describe('the address', () => {
  it('ROUTE-10 MODAL-17 reads the category', () => {
    expect(readFilter({ category: 'popular-games' }).category).toBe('popular-games')
  })

  it('reads one provider or several, and each once', () => {
    expect(readFilter({ provider: 'saltglass' }).providers).toEqual(['saltglass'])
    expect(readFilter({ provider: ['a', 'b', 'a'] }).providers).toEqual(['a', 'b'])
  })

  it('takes an order it does not know for the usual one', () => {
    expect(readFilter({ sort: 'random' }).sort).toBe('popular')
  })

  it('comes back as it was written, without what is as usual', () => {
    const filter = readFilter({
      category: 'new-games',
      provider: ['a', 'b'],
      type: 'fish',
      sort: 'title',
      q: 'reef',
    })
    expect(readFilter(writeFilter(filter))).toEqual(filter)
    expect(Object.values(writeFilter(readFilter({}))).filter(Boolean)).toEqual([])
  })
})

describe('filterGames', () => {
  it('leaves everything, most popular first, without a filter', () => {
    const reversed = shelfOf(makeCatalogue({ issueGamesIds: { 'all-games': [3, 1] } }))
    expect(filterGames(reversed, readFilter({}), 'en').map(({ id }) => id)).toEqual([
      3, 1, 2, 4, 5, 6, 7, 8,
    ])
  })

  it('keeps to a category in its own order', () => {
    expect(titlesOf({ category: 'new-games' })).toEqual(['Gem Express', 'Crown of Embers'])
  })

  it('has nothing in a category that does not exist', () => {
    expect(titlesOf({ category: 'nowhere' })).toEqual([])
  })

  it('takes any of the chosen types and any of the chosen providers together', () => {
    expect(titlesOf({ types: ['fish', 'classic'], providers: ['saltglass'] })).toEqual([
      'Gem Express',
    ])
    expect(titlesOf({ types: ['fish', 'classic'] })).toHaveLength(4)
  })

  it('finds words in any order, without case and accents, in title and provider', () => {
    expect(titlesOf({ q: '  SENORA moonlit ' })).toEqual(['Moonlit Señora'])
    expect(titlesOf({ q: 'saltglass' })).toHaveLength(3)
  })

  it('sorts by title and by age', () => {
    expect(titlesOf({ sort: 'title' }).slice(0, 2)).toEqual(['Crown of Embers', 'Gem Express'])
    expect(titlesOf({ sort: 'new' }).slice(0, 3)).toEqual([
      'Gem Express',
      'Crown of Embers',
      'Golden Aces',
    ])
  })
})

it('counts what each facet would leave, its own choice set aside', () => {
  const facets = facetsOf(
    shelf,
    { ...readFilter({}), providers: ['saltglass'], types: ['slots'] },
    ['slots', 'fish', 'bonus-buy'],
    'en',
  )
  expect(facets.types).toEqual([
    { value: 'slots', count: 1 },
    { value: 'fish', count: 0 },
    { value: 'bonus-buy', count: 0 },
  ])
  expect(facets.providers).toEqual([
    { value: 'saltglass', count: 1 },
    { value: 'otterworks', count: 1 },
  ])
})

it('says which part to loosen, the most fruitful first, and none that would not help', () => {
  const filter = { ...readFilter({}), q: 'reef', types: ['fish'], providers: ['saltglass'] }
  expect(titlesOf(filter)).toEqual([])
  expect(loosenings(shelf, filter, 'en').map(({ drop, count }) => [drop, count])).toEqual([
    ['types', 1],
  ])
  const hopeless = { ...readFilter({}), q: 'zzz' }
  expect(loosenings(shelf, hopeless, 'en').map(({ drop, count }) => [drop, count])).toEqual([
    ['q', 8],
  ])
})
