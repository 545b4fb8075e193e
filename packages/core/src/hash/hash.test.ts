import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'
import { shortHash } from './shortHash.ts'

describe('shortHash', () => {
  it('CONST-01 is 10 characters long, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => /^[0-9a-z]{10}$/.test(shortHash(text))),
    )
  })
  it('is the same for the same text and another for another', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => shortHash(`toast-${index}`))
    expect(new Set(names).size).toBe(names.length)
    expect(shortHash('toast-0')).toBe(names[0])
  })
})

describe('sha256', () => {
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  it('is the standard one', async () => {
    expect(await sha256('abc')).toBe(known)
  })
  it('is the same where the browser has none of its own', async () => {
    expect(await sha256('abc', null)).toBe(known)
  })
})
