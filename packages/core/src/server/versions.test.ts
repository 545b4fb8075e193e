import { describe, expect, it } from 'vitest'
import { makeVersions } from './versions.ts'

const said = () => ({ games: [{ id: 1, title: 'One' }], of: { who: null } })

describe('makeVersions', () => {
  it('gives one object for everything that says the same', () => {
    const { settle } = makeVersions()
    const first = said()
    expect(settle(first)).toBe(first)
    expect(settle(said())).toBe(first)
    expect(settle({ ...said(), of: { who: 'Kim' } })).not.toBe(first)
    expect(settle('text')).toBe('text')
    expect(settle(undefined)).toBeUndefined()
  })

  it('knows the JSON of what it settled', () => {
    const { settle, textOf } = makeVersions()
    expect(textOf(settle(said()))).toBe(JSON.stringify(said()))
    expect(textOf(said())).toBeUndefined()
    expect(textOf('text')).toBeUndefined()
  })

  it('names what came more than once, and every part of it', () => {
    const { settle, nameOf, nameOfData } = makeVersions()
    const data = settle(said())
    expect(nameOfData(data)).toBeNull()
    settle(said())
    const names = [data, data.games, data.games[0], data.of].map((part) => nameOf(part))
    expect(names).not.toContain(null)
    expect(new Set(names).size).toBe(names.length)
    expect(nameOfData(data)).toBe(nameOf(data))
  })

  it.each<[string, unknown, unknown]>([
    ['a text and a number', { value: '1' }, { value: 1 }],
    ['nothing and a text', { value: null }, { value: 'null' }],
    ['a list and a set', { value: ['a'] }, { value: new Set(['a']) }],
    ['lists of other order', { value: ['a', 'b'] }, { value: ['b', 'a'] }],
    ['one list and two', { value: [['a'], 'b'] }, { value: [['a', 'b']] }],
    ['names of properties', { value: 1 }, { other: 1 }],
  ])('tells apart %s', (_, one, other) => {
    const { nameOf } = makeVersions()
    expect(nameOf(one)).not.toBeNull()
    expect(nameOf(one)).toBe(nameOf(structuredClone(one)))
    expect(nameOf(one)).not.toBe(nameOf(other))
  })

  it.each<[string, unknown]>([
    ['functions', { onClick: () => {} }],
    ['dates', { at: new Date(0) }],
    ['elements', { children: { $$typeof: Symbol.for('react.transitional.element') } }],
    ['long texts', { text: 'a'.repeat(301) }],
    ['large data that came once', { games: Array.from({ length: 65 }, (__, id) => ({ id })) }],
  ])('has no name for %s', (_, value) => {
    expect(makeVersions().nameOf(value)).toBeNull()
  })

  it('forgets what was settled long ago, and never gives a name twice', () => {
    const { settle, nameOf } = makeVersions(40)
    const before = settle({ text: 'a'.repeat(20) })
    settle({ text: 'a'.repeat(20) })
    const name = nameOf(before)
    settle({ text: 'b'.repeat(20) })
    const after = settle({ text: 'a'.repeat(20) })
    settle({ text: 'a'.repeat(20) })
    expect(after).not.toBe(before)
    expect(nameOf(after)).not.toBe(name)
  })
})
