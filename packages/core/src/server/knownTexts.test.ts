import { describe, expect, it } from 'vitest'
import { makeKnownTexts } from './knownTexts.ts'

describe('makeKnownTexts', () => {
  it('gives what addresses were answered with, and nothing of others', () => {
    const known = makeKnownTexts()
    known.note('/home', 'a', 'A')
    known.note('/home', 'b', 'B')
    known.note('/quest', 'c', 'C')
    known.note('/vip', 'd', 'D')
    expect(Object.fromEntries(known.of(['/home', '/quest', '/none']))).toEqual({
      a: 'A',
      b: 'B',
      c: 'C',
    })
    known.forget()
    expect(known.of(['/home', '/quest', '/vip'])).toEqual(new Map())
  })

  it('keeps the eight of an address that were told last', () => {
    const known = makeKnownTexts()
    for (const name of 'abcdefgh') known.note('/home', name, name)
    known.note('/home', 'a', 'a')
    known.note('/home', 'i', 'i')
    expect([...known.of(['/home']).keys()].sort()).toEqual([...'acdefghi'])
  })

  it('forgets the addresses that were not asked for longest', () => {
    const known = makeKnownTexts(10)
    known.note('/home', 'a', 'x'.repeat(4))
    known.note('/quest', 'b', 'y'.repeat(4))
    known.of(['/home'])
    known.note('/vip', 'c', 'z'.repeat(4))
    expect([...known.of(['/home', '/quest', '/vip']).keys()]).toEqual(['a', 'c'])
  })
})
