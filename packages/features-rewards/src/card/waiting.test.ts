import { describe, expect, it } from 'vitest'
import { makeRewards } from '../testing/makeRewards.ts'
import { waiting } from './waiting.ts'

const open = { available: true, completed: false, coins: 2_000 }
const claimed = { available: false, completed: true, coins: 1_000 }

describe('waiting', () => {
  it('speaks of what can be claimed first', () => {
    expect(waiting(makeRewards())).toEqual({ coins: 1_000, isReady: true })
  })
  it('adds up what is still to be had when nothing is ready', () => {
    const rewards = makeRewards({ email: open, profile: open, phone: claimed })
    expect(waiting(rewards)).toEqual({ coins: 4_000, isReady: false })
  })
  it('is nothing once all is claimed', () => {
    const rewards = makeRewards({ email: claimed, profile: claimed, phone: claimed })
    expect(waiting(rewards)).toEqual({ coins: 0, isReady: false })
  })
})
