import { describe, expect, it } from 'vitest'
import { makeProfile } from '../testing/makeAccount.ts'
import { askedFields, valuesOf } from './fields.ts'

describe('askedFields', () => {
  it('PROFILE-02 asks for the four fields of the easy profile until it is complete', () => {
    expect(askedFields(makeProfile())).toEqual(['name', 'surname', 'birthday', 'zip'])
  })

  it('PROFILE-03 asks for what is uncompleted afterwards, in the usual order', () => {
    const profile = makeProfile({
      easyProfileCompleted: true,
      uncompletedProfileFields: ['zip', 'address', 'phone'],
    })
    expect(askedFields(profile)).toEqual(['phone', 'address', 'address2', 'zip'])
  })

  it('asks for everything uncompleted at once where the easy profile is off', () => {
    expect(askedFields(makeProfile({ easyProfileModuleEnabled: false }))).toEqual([
      'surname',
      'phone',
      'address',
      'address2',
      'city',
      'zip',
    ])
  })

  it('asks for nothing when nothing is missing', () => {
    const profile = makeProfile({ easyProfileCompleted: true, uncompletedProfileFields: [] })
    expect(askedFields(profile)).toEqual([])
  })
})

describe('valuesOf', () => {
  it('writes a phone as people do, and leaves what is unknown empty', () => {
    const profile = makeProfile({ phone: '+14155550132' })
    expect(valuesOf(profile, ['phone', 'city'])).toEqual({ phone: '(415) 555-0132', city: '' })
  })
})
