import { describe, expect, it } from 'vitest'
import {
  identitiesOf,
  normaliseMailbox,
  normalisePerson,
  normalisePhone,
  type Traits,
} from './identity.ts'

const key = 'a key of at least thirty-two letters'
const makeTraits = (overrides: Partial<Traits> = {}): Traits => ({
  email: 'robin.smith@example.test',
  phone: '(415) 555-0134',
  name: 'Robin',
  surname: 'Smith',
  birthDay: '1990-05-17',
  ...overrides,
})
const hashes = (overrides?: Partial<Traits>) =>
  identitiesOf(key, makeTraits(overrides)).map(({ hash }) => hash)

describe('what a player is recognised by', () => {
  it.each([
    [' Robin.Smith@Example.test ', 'robin.smith@example.test'],
    ['robin.smith+second@example.test', 'robin.smith@example.test'],
    ['r.o.bin+x@googlemail.com', 'robin@gmail.com'],
  ])('takes %s for one mailbox', (email, mailbox) => {
    expect(normaliseMailbox(email)).toBe(mailbox)
  })

  it.each(['4155550134', '+1 415 555 0134', '1-415-555-0134', '(415) 555.0134'])(
    'takes %s for one phone',
    (phone) => {
      expect(normalisePhone(phone)).toBe('+14155550134')
    },
  )

  it('takes a full name with a birthday for one person, in any spelling, and never a given name alone', () => {
    const birthDay = '1990-05-17'
    const known = normalisePerson({ name: 'José', surname: "O'Neill", birthDay })
    expect(normalisePerson({ name: 'jose o neill', surname: null, birthDay })).toBe(known)
    expect(normalisePerson({ name: 'Robin', surname: null, birthDay })).toBeNull()
    expect(normalisePerson({ name: 'Robin', surname: 'Smith', birthDay: null })).toBeNull()
  })

  it('shares nothing that another key, or no key, would give again', () => {
    const other = identitiesOf(`${key}!`, makeTraits()).map(({ hash }) => hash)
    expect(hashes()).toHaveLength(3)
    expect(hashes().filter((hash) => other.includes(hash))).toEqual([])
    expect(hashes().join()).not.toMatch(/robin|smith|415|1990/i)
  })

  it('leaves out what somebody has not told', () => {
    expect(hashes({ phone: null, surname: null })).toHaveLength(1)
  })
})
