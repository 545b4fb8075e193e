import { describe, expect, it } from 'vitest'
import { makeCached, makeCatalogue } from '../testing/makeCatalogue.ts'
import { cachedProblems, freshProblems } from './validity.ts'

const without = (payload: object, change: object) => ({ ...payload, ...change })

describe.each([
  ['fresh', freshProblems, makeCatalogue()],
  ['cached', cachedProblems, makeCached()],
] as const)('a %s payload', (_, problems, valid) => {
  it('is valid as the platform sends it', () => {
    expect(problems(valid)).toEqual([])
  })

  it.each([[[]], [undefined], [{ a: 1 }]])(
    'GAMES-06 is not valid with the providers %j',
    (providers) => {
      expect(problems(without(valid, { providers }))).toEqual([
        'providers is not a non-empty array',
      ])
    },
  )

  it('GAMES-09 is valid with an empty menu, not without one', () => {
    expect(problems(without(valid, { menu: [] }))).toEqual([])
    expect(problems(without(valid, { menu: undefined }))).toEqual(['menu is not an array'])
    expect(problems(without(valid, { menu: {} }))).toEqual(['menu is not an array'])
  })

  it.each([[{}], [[1]], [null]])(
    'GAMES-10 is not valid with the issueGamesIds %j',
    (issueGamesIds) => {
      expect(problems(without(valid, { issueGamesIds }))).toEqual([
        'issueGamesIds is not a non-empty object',
      ])
    },
  )

  it.each([[null], ['<html>'], [undefined]])('is not valid as %j', (payload) => {
    expect(problems(payload)).toHaveLength(4)
  })
})

it.each([[[]], [{ 1: {} }], [undefined]])(
  'GAMES-07 refuses a fresh payload with the games %j',
  (games) => {
    expect(freshProblems(without(makeCatalogue(), { games }))).toEqual([
      'games is not a non-empty array',
    ])
  },
)

it.each([[{}], [[{ id: 1 }]], [undefined]])(
  'GAMES-08 refuses a cached payload with the games %j',
  (games) => {
    expect(cachedProblems(without(makeCached(), { games }))).toEqual([
      'games is not a non-empty object',
    ])
  },
)
