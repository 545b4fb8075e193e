import { expect, it } from 'vitest'
import { makeNaming, preparedAtOnce } from './prepared.ts'

const times = (nameOf: (text: string) => string | null, text: string, count: number) =>
  Array.from({ length: count }, () => nameOf(text)).at(-1)

it('statement that comes again > is named the third time, and keeps its name', () => {
  const nameOf = makeNaming()
  expect(times(nameOf, 'select 1', 2)).toBeNull()
  const name = nameOf('select 1')
  expect(name).toMatch(/^[\w-]{20,60}$/)
  expect(nameOf('select 1')).toBe(name)
  expect(times(nameOf, 'select 2', 3)).not.toBe(name)
})

it.each([
  'select * from "player"',
  'select "player".* from "player"',
  'update "player" set "login" = $1 returning *',
])('statement that gives any column > is never named: %s', (text) => {
  expect(times(makeNaming(), text, 5)).toBeNull()
})

it('statement that counts rows > is named', () => {
  expect(times(makeNaming(), 'select count(*) from "player"', 3)).not.toBeNull()
})

it('statements of a thousand kinds > no more are remembered', () => {
  const nameOf = makeNaming()
  for (let nth = 0; nth < 1_000; nth++) nameOf(`select ${nth}`)
  expect(times(nameOf, 'select 1000', 5)).toBeNull()
  expect(times(nameOf, 'select 7', 2)).not.toBeNull()
})

it('statement that was put together > is named at once, whatever it gives and however many there are', () => {
  const nameOf = makeNaming({ most: 1 })
  nameOf('select 1')
  const text = `${preparedAtOnce} (select json_agg(t) from (select * from "player") as t)`
  const name = nameOf(text)
  expect(name).toMatch(/^[\w-]{20,60}$/)
  expect(nameOf(text)).toBe(name)
})
