import { describe, expect, it } from 'vitest'
import { makeTextNames } from './textNames.ts'

describe('makeTextNames', () => {
  it('gives a text one name, and others another', () => {
    const names = makeTextNames()
    const [one, other] = [names.of('one'), names.of('other')]
    expect(one).not.toBe(other)
    expect([names.of(['on', 'e'].join('')), names.of('other')]).toEqual([one, other])
  })

  it('never gives a name twice: not after it has forgotten the text, and not in another process', () => {
    const names = makeTextNames(6)
    const first = names.of('aaa')
    const second = names.of('bbb')
    expect(names.of('aaa')).toBe(first)
    // The one that was named longest ago goes.
    const third = names.of('ccc')
    expect(names.of('aaa')).toBe(first)
    const again = names.of('bbb')
    expect(new Set([first, second, third, again]).size).toBe(4)
    expect(makeTextNames().of('aaa')).not.toBe(makeTextNames().of('aaa'))
  })
})
