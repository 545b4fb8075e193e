import { describe, expect, it } from 'vitest'
import { readLink } from './readLink.ts'

const origin = 'https://brand.example'
const read = (text: string) => readLink(text, origin)

describe('a pasted link', () => {
  it('of this site is a path with its query and hash', () => {
    expect(read(`${origin}/library?category=classic#top`)).toEqual({
      kind: 'own',
      path: '/library?category=classic#top',
    })
    expect(read('  /game?game=1000 ')).toEqual({ kind: 'own', path: '/game?game=1000' })
  })

  it('is found in the sentence that was copied with it', () => {
    expect(read(`Look at this: ${origin}/promotions now`)).toEqual({
      kind: 'own',
      path: '/promotions',
    })
  })

  it.each([
    'https://evil.example/x',
    'http://brand.example/',
    'https://brand.example.evil.example/',
  ])('of another site stays outside: %s', (text) => expect(read(text).kind).toBe('other'))

  it.each([
    '',
    'hello',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ])('that is none is not opened: %j', (text) => expect(read(text)).toEqual({ kind: 'none' }))

  it('cannot become another site’s by slashes at its beginning', () => {
    expect(read(`${origin}//evil.example/x`)).toEqual({ kind: 'own', path: '/evil.example/x' })
  })
})
