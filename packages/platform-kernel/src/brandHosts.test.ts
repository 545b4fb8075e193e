import { describe, expect, it } from 'vitest'
import { parseBrandHosts } from './brandHosts.ts'

const brands = ['one', 'two']

describe('parseBrandHosts', () => {
  it('gives the brand by host, and none for an empty text', () => {
    expect(parseBrandHosts(' Play.example=one, 127.0.0.1 = two ,', brands)).toEqual({
      'play.example': 'one',
      '127.0.0.1': 'two',
    })
    expect(parseBrandHosts('', brands)).toEqual({})
  })

  it.each(['play.example', 'play.example=three', '=one', 'play.example=one=two'])(
    'refuses %s',
    (text) => {
      expect(() => parseBrandHosts(text, brands)).toThrow(/BRAND_HOSTS holds/)
    },
  )
})
