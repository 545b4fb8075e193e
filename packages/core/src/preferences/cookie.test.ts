import { describe, expect, it } from 'vitest'
import { readCookies } from './cookie.ts'

describe('readCookies', () => {
  it('reads names and decoded values', () => {
    expect(readCookies('language=es; a=x%20y; b=1=2')).toEqual({
      language: 'es',
      a: 'x y',
      b: '1=2',
    })
  })
  it('takes the first of a name, and leaves what is broken as it stands', () => {
    expect(readCookies('a=1; a=2; c=%E0%A4%A; =no; nothing')).toEqual({ a: '1', c: '%E0%A4%A' })
  })
})
