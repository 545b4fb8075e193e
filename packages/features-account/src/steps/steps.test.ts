import { makePlayer } from '@marquee/core/testing'
import { describe, expect, it } from 'vitest'
import { makeProfile, makeRewards } from '../testing/makeAccount.ts'
import { doneOf, stepsOf } from './steps.ts'

const known = { player: makePlayer(), profile: makeProfile(), rewards: makeRewards() }

describe('stepsOf', () => {
  it('names four steps with what is still to be had for each', () => {
    expect(stepsOf(known).map(({ key, coins }) => [key, coins])).toEqual([
      ['contact', 1_000],
      ['registration', 0],
      ['profile', 2_000],
      ['phone', 1_000],
    ])
  })

  it('asks a player who signed up with a phone for that first, and for no e-mail', () => {
    const player = makePlayer({ primaryContact: 'phone', email: null })
    const steps = stepsOf({ ...known, player })
    expect(steps.map(({ key, modal }) => [key, modal])).toEqual([
      ['contact', 'phone-confirm'],
      ['registration', undefined],
      ['profile', undefined],
    ])
  })

  it('promises nothing for a reward that was claimed', () => {
    const rewards = makeRewards({ email: { available: false, completed: true, coins: 1_000 } })
    expect(stepsOf({ ...known, rewards })[0]?.coins).toBe(0)
  })

  it('promises nothing during a break (RP-02)', () => {
    const player = makePlayer({ restriction: { kind: 'cool-off', until: 2_000_000_000_000 } })
    expect(stepsOf({ ...known, player }).map(({ coins }) => coins)).toEqual([0, 0, 0, 0])
  })
})

describe('doneOf', () => {
  it('counts the steps that are done', () => {
    const steps = stepsOf({ ...known, player: makePlayer({ emailConfirmed: true }) })
    expect(doneOf(steps)).toEqual({ done: 1, all: 4 })
  })
})
