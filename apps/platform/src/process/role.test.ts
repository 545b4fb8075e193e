import { expect, it } from 'vitest'
import { does, readRole, refuseEmbedded } from './role.ts'

it('is everything unless the command line says otherwise', () => {
  expect(readRole([])).toBe('all')
  expect(readRole(['--role', 'worker'])).toBe('worker')
  expect(readRole(['--role=api'])).toBe('api')
})

it('names the roles that there are to whoever asks for another, or for something else', () => {
  expect(() => readRole(['--role', 'king'])).toThrow(/king is none\. Use api, sockets, worker/)
  expect(() => readRole(['--port', '1'])).toThrow(/takes --role alone/)
})

it('does its own part, and all of them where it is everything', () => {
  expect([does('api', 'api'), does('api', 'worker'), does('all', 'worker')]).toEqual([
    true,
    false,
    true,
  ])
})

it.each(['api', 'sockets', 'worker'] as const)(
  'that is %s does not share the embedded database, and says what to do',
  (role) => {
    expect(() => refuseEmbedded(role, undefined)).toThrow(
      new RegExp(
        `^--role ${role} shares its database .* belongs to a single process\\. Set DATABASE_URL`,
      ),
    )
    expect(() => refuseEmbedded(role, 'postgres://db/marquee')).not.toThrow()
  },
)

it.each(['all', 'migrate'] as const)('that is %s has the embedded database to itself', (role) => {
  expect(() => refuseEmbedded(role, undefined)).not.toThrow()
})
