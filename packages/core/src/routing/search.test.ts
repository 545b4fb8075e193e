import { describe, expect, it } from 'vitest'
import { firstOf, parseSearch, stringifySearch } from './search.ts'

describe('query strings', () => {
  it('keep figures and words as the texts they are', () => {
    expect(parseSearch('?game=12&isMoney=true&q=')).toEqual({ game: '12', isMoney: 'true', q: '' })
  })
  it('keep a parameter that repeats as a list', () => {
    expect(parseSearch('?a=1&a=2')).toEqual({ a: ['1', '2'] })
  })
  it('come back the same', () => {
    const query = '?category=popular-games&provider=a&provider=b%26c'
    expect(stringifySearch(parseSearch(query))).toBe(query)
  })
  it('leave out what is undefined', () => {
    expect(stringifySearch({ game: undefined, q: 'fish' })).toBe('?q=fish')
  })
})

describe('firstOf', () => {
  it('takes the first value of a list and nothing of what is no text', () => {
    expect([firstOf(['a', 'b']), firstOf('c'), firstOf(7), firstOf(undefined)]).toEqual([
      'a',
      'c',
      undefined,
      undefined,
    ])
  })
})
