import { describe, expect, it } from 'vitest'
import { differenceOf } from './answers.ts'

const difference = (one: unknown, other: unknown) =>
  differenceOf(JSON.stringify(one), JSON.stringify(other))

describe('the difference of two answers', () => {
  it('is none between equal ones, whatever the order of their fields', () => {
    const none = { changed: [], lopsided: [] }
    expect(difference({ a: 1, b: [1, { c: null }] }, { a: 1, b: [1, { c: null }] })).toEqual(none)
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual(none)
  })

  it.each([
    [{ data: { amount: 499 } }, { data: { amount: 498 } }, ['data.amount']],
    [{ rows: [1, 2] }, { rows: [1] }, ['rows']],
    [{ rows: [1, 2] }, { rows: [2, 1] }, ['rows.0', 'rows.1']],
    [{ id: null }, { id: 'x' }, ['id']],
    [{ id: {} }, { id: [] }, ['id']],
  ])('names what changed: %j, %j', (one, other, changed) => {
    expect(difference(one, other)).toEqual({ changed, lopsided: [] })
  })

  it('tells fields of one release alone from what changed', () => {
    expect(
      difference({ data: { id: 'a', challengeUrl: null } }, { data: { id: 'b', more: 1 } }),
    ).toEqual({ changed: ['data.id'], lopsided: ['data.challengeUrl', 'data.more'] })
  })

  it('compares what is no JSON as a whole', () => {
    expect(differenceOf('ok', 'no')).toEqual({ changed: [''], lopsided: [] })
    expect(differenceOf('ok', 'ok')).toEqual({ changed: [], lopsided: [] })
  })
})
