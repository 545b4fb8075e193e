import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMaskFull, mask, unmask } from './mask.ts'

/** Value, pattern, what is written. */
const digits = [
  ['12a34', '##-##', '12-34'],
  ['abc', '##', ''],
]
const letters = [
  ['1a2bñ', '@@@', 'abñ'],
  ['123', '@', ''],
]

describe('mask', () => {
  it.each(digits)('MASK-01 takes digits only at #: %s in %s is %s', (value, pattern, expected) => {
    expect(mask(value, pattern)).toBe(expected)
  })
  it.each(letters)(
    'MASK-02 takes letters only at @: %s in %s is %s',
    (value, pattern, expected) => {
      expect(mask(value, pattern)).toBe(expected)
    },
  )
  it('MASK-03 takes letters and digits at *', () => {
    expect(mask('a-1/é', '***')).toBe('a1é')
  })
  it('MASK-04 goes on past an optional place that has nothing', () => {
    const places = { '9': { takes: '#', optional: true } } as const
    expect(mask('1.2', '#99.#', { places })).toBe('1.2')
    expect(mask('192.2', '#99.#', { places })).toBe('192.2')
  })
  it('MASK-05 starts over what is repeated, as often as there is input', () => {
    const places = { R: { takes: '#', repeated: true } } as const
    expect(mask('1234567', 'R,RR#', { places, reversed: true })).toBe('1,234,567')
    expect(mask('12ab345', 'R', { places })).toBe('12345')
  })
  it('MASK-06 takes as much as there is at a multiple place', () => {
    const places = { A: { takes: '@', multiple: true } } as const
    expect(mask('Robin4821', 'A-##', { places })).toBe('Robin-48')
  })
  it('chooses the shortest of several masks that holds the value', () => {
    const cards = ['#### ###### #####', '#### #### #### ####']
    expect(mask('378282246310005', cards)).toBe('3782 822463 10005')
    expect(mask('4242424242424242', cards)).toBe('4242 4242 4242 4242')
  })
  it('adds nothing to a value that it has written', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const once = mask(value, '(###) ###-####')
        return mask(once, '(###) ###-####') === once
      }),
    )
  })
})

describe('unmask', () => {
  it('gives back what was typed', () => {
    expect(unmask('(415) 555-0132', '(###) ###-####')).toBe('4155550132')
  })
})

describe('isMaskFull', () => {
  it('is true once every place is taken', () => {
    expect([isMaskFull('12/3', '##/##'), isMaskFull('12/34', '##/##')]).toEqual([false, true])
  })
})
