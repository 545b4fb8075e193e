import { describe, expect, it } from 'vitest'
import { databaseFor } from './databaseRoles.ts'

const players = 'postgres://marquee@127.0.0.1:9/none'
const owner = 'postgres://owner@127.0.0.1:9/none'

describe('an address of the owner', () => {
  it.each(['api', 'sockets', 'worker', 'all'] as const)(
    'is refused to a process that is %s',
    (role) => {
      const both = { DATABASE_URL: players, DATABASE_OWNER_URL: owner }
      expect(() => databaseFor(role, both)).toThrow(
        new RegExp(`^DATABASE_OWNER_URL is for --role migrate alone, and this is ${role}:`),
      )
      expect(databaseFor(role, { DATABASE_URL: players })).toEqual({ url: players })
    },
  )

  it.each([
    [{}, /^DATABASE_OWNER_URL needs DATABASE_URL/],
    [{ DATABASE_URL: owner }, /have to name two roles/],
  ])('has to name another role than that of players: %o', (addresses, words) => {
    expect(() => databaseFor('migrate', { ...addresses, DATABASE_OWNER_URL: owner })).toThrow(words)
  })

  it('is what migrates, and gives its rights to the role that serves players', () => {
    const both = { DATABASE_URL: players, DATABASE_OWNER_URL: owner }
    expect(databaseFor('migrate', both)).toEqual({ url: owner, application: 'marquee' })
  })
})

it('is no server where the database is embedded', () => {
  expect(databaseFor('all', {})).toBeNull()
})
