import { expect, it } from 'vitest'
import { makeLens } from './lens.ts'

const kim = { name: 'Kim', balance: { coins: 10, entries: 2 }, games: [1, 2], restriction: null }

/** What is noted while `read` reads. */
function notesOf(read: (data: typeof kim) => unknown, raw: typeof kim = kim) {
  const notes = new Map<string, string>()
  const lens = makeLens('me', Object.freeze(raw), (place, value) => notes.set(place, value))
  read(lens.data)
  return { notes, lens }
}

it.each<[string, (data: typeof kim) => unknown, Partial<Record<keyof typeof kim, unknown>>]>([
  ['a field', ({ name }) => name, { name: 'Robin' }],
  ['a field below', ({ balance }) => balance.coins, { balance: { coins: 11, entries: 2 } }],
  ['whether there is something', (me) => Boolean(me.restriction), { restriction: {} }],
  ['an element of a list', ({ games }) => games[0], { games: [3, 2] }],
  ['all fields', (me) => ({ ...me }), { balance: { coins: 10, entries: 3 } }],
  [
    'what is below as JSON',
    (me) => JSON.stringify(me.balance),
    { balance: { coins: 10, entries: 3 } },
  ],
  ['the names of fields', (me) => Object.keys(me.balance), { balance: { coins: 10 } }],
  ['whether a field is there', (me) => 'coins' in me.balance, { balance: { entries: 2 } }],
  ['the same by its own', (me) => Object.hasOwn(me.balance, 'coins'), { balance: { entries: 2 } }],
])('whoever reads %s is told apart by it', (_, read, change) => {
  const { notes } = notesOf(read)
  const other = { ...kim, ...change } as typeof kim
  const { lens } = notesOf(() => {}, other)
  const differs = [...notes].some(([place, value]) => lens.nameAt(place) !== value)
  expect(differs).toBe(true)
  const { lens: same } = notesOf(() => {}, structuredClone(kim))
  expect([...notes].every(([place, value]) => same.nameAt(place) === value)).toBe(true)
})

it('whoever reads one field is the same for all others', () => {
  const { notes } = notesOf((me) => [me.name, me.balance.entries, me.restriction])
  const { lens } = notesOf(() => {}, { ...kim, balance: { coins: 99, entries: 2 }, games: [] })
  expect([...notes].every(([place, value]) => lens.nameAt(place) === value)).toBe(true)
})

it('says what the data say, and nobody changes them', () => {
  notesOf((me) => {
    expect(JSON.parse(JSON.stringify(me))).toEqual(kim)
    expect({ ...me.balance }).toEqual(kim.balance)
    expect(me.games.map((id) => id * 2)).toEqual([2, 4])
    expect(() => {
      me.name = 'Robin'
    }).toThrow(TypeError)
  })
})
