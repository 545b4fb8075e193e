import { describe, expect, it } from 'vitest'
import { makeStates } from '../testing/makeStates.ts'
import {
  ageAt,
  checkEmail,
  checkNewPassword,
  checkSignIn,
  checkSignUp,
  minimumAgeOf,
  type SignUpValues,
} from './rules.ts'

/** Noon of 2026-11-20, UTC. */
const now = Date.UTC(2026, 10, 20, 12)

const makeValues = (overrides: Partial<SignUpValues> = {}): SignUpValues => ({
  email: 'robin@example.test',
  phone: '',
  password: 'a long password',
  name: 'Robin',
  surname: '',
  birthDay: '1990-05-17',
  state: 'OH',
  zip: '',
  acceptedTerms: true,
  ...overrides,
})

const check = (overrides: Partial<SignUpValues>) =>
  checkSignUp(makeValues(overrides), { states: makeStates(), asks: [] }, now)

const closed = { states: makeStates(), asks: ['surname', 'zip'] as const }

describe('checkEmail', () => {
  it.each(['robin@example.test', ' robin@example.test ', 'r.o+b@mail.example.co'])(
    'takes %s',
    (email) => {
      expect(checkEmail(email)).toBeUndefined()
    },
  )
  it.each([
    'robin',
    'robin@',
    '@example.test',
    'robin@example',
    'robin @example.test',
    'robin@example..test',
    `${'r'.repeat(250)}@e.test`,
  ])('refuses %s', (email) => {
    expect(checkEmail(email)).toEqual({ key: 'problems.emailShape' })
  })
  it('asks for a missing one in other words', () => {
    expect(checkEmail('  ')).toEqual({ key: 'problems.emailEmpty' })
  })
})

describe('checkNewPassword', () => {
  it('wants eight characters, and no more than 200', () => {
    expect(checkNewPassword('1234567')?.key).toBe('problems.passwordShort')
    expect(checkNewPassword('12345678')).toBeUndefined()
    expect(checkNewPassword('x'.repeat(200))).toBeUndefined()
    expect(checkNewPassword('x'.repeat(201))?.key).toBe('problems.passwordLong')
  })
})

describe('checkSignIn', () => {
  it('takes an old password that is short', () => {
    expect(checkSignIn({ email: 'robin@example.test', phone: '', password: 'short' })).toEqual({})
  })
})

describe('ageAt', () => {
  it.each([
    ['2008-11-20', 18],
    ['2008-11-21', 17],
    ['2000-02-29', 26],
  ])('counts whole years: born %s is %i', (birthDay, age) => {
    expect(ageAt(birthDay, now)).toBe(age)
  })
})

describe('checkSignUp', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(check({})).toEqual({})
  })
  it('names every field of an empty form', () => {
    const values: SignUpValues = {
      email: '',
      phone: '',
      password: '',
      name: '',
      surname: '',
      birthDay: '',
      state: '',
      zip: '',
      acceptedTerms: false,
    }
    const usual = ['email', 'password', 'name', 'birthDay', 'state', 'acceptedTerms']
    expect(Object.keys(checkSignUp(values, { ...closed, asks: [] }, now))).toEqual(usual)
    expect(Object.keys(checkSignUp(values, closed, now))).toEqual(
      usual.toSpliced(3, 0, 'surname').toSpliced(6, 0, 'zip'),
    )
  })
  it('holds everybody to the age of their own state', () => {
    expect(check({ birthDay: '2006-11-20' })).toEqual({})
    expect(check({ birthDay: '2006-11-20', state: 'MS' })).toEqual({
      birthDay: { key: 'problems.tooYoung', values: { age: 21 } },
    })
  })
  it('holds somebody without a state to the lowest age of all', () => {
    expect(check({ birthDay: '2010-01-01', state: '' }).birthDay).toEqual({
      key: 'problems.tooYoung',
      values: { age: 18 },
    })
  })
  it.each(['1890-01-01', '2027-01-01', '20-01-01'])(
    'does not believe the birthday %s',
    (birthDay) => {
      expect(check({ birthDay }).birthDay?.key).toBe('problems.birthDayShape')
    },
  )
  it('refuses a state where the brand is not available', () => {
    expect(check({ state: 'ID' })).toEqual({ state: { key: 'problems.stateBlocked' } })
  })
  it('a ZIP code of another state > is a problem of its field', () => {
    const told = { surname: 'Reed' }
    const zipOf = (zip: string) => checkSignUp(makeValues({ ...told, zip }), closed, now).zip?.key
    expect(zipOf('43004')).toBeUndefined()
    expect(zipOf('10001')).toBe('problems.zipForeign')
    expect(zipOf('4300')).toBe('problems.zipShape')
  })
  it('leaves the age to the platform while the states are not known', () => {
    expect(
      checkSignUp(makeValues({ birthDay: '2010-01-01' }), { states: [], asks: [] }, now),
    ).toEqual({})
    expect(minimumAgeOf([], 'OH')).toBeUndefined()
  })
})
