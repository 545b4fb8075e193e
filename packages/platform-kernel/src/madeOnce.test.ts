import { expect, it, vi } from 'vitest'
import { madeOnce } from './madeOnce.ts'

it('what is made of an object is made once for it, whatever it is, and for each other one', () => {
  const make = vi.fn(({ count }: { count: number }) => (count > 1 ? { count } : undefined))
  const madeOf = madeOnce(make)
  const [one, two] = [{ count: 1 }, { count: 2 }]
  expect([madeOf(one), madeOf(one)]).toEqual([undefined, undefined])
  expect(madeOf(two)).toBe(madeOf(two))
  expect(madeOf({ count: 2 })).not.toBe(madeOf(two))
  expect(make).toHaveBeenCalledTimes(3)
})

it('what could not be made is tried again', () => {
  const make = vi.fn(() => {
    throw new Error('not now')
  })
  const madeOf = madeOnce(make)
  const from = {}
  expect(() => madeOf(from)).toThrow('not now')
  expect(() => madeOf(from)).toThrow('not now')
  expect(make).toHaveBeenCalledTimes(2)
})
