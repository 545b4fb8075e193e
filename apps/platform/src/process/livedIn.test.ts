import { expect, it } from 'vitest'
import { parseLivedIn } from './livedIn.ts'

const brands = ['tao', 'nlc']

it('reads brands, comma separated, and none from nothing', () => {
  expect(parseLivedIn(' tao, nlc', brands)).toEqual(['tao', 'nlc'])
  expect(parseLivedIn('', brands)).toEqual([])
})

it('refuses a brand that there is not, and names those there are', () => {
  expect(() => parseLivedIn('atlantis', brands)).toThrow(/'atlantis'.*tao, nlc/)
})
