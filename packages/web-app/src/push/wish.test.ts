import { describe, expect, it } from 'vitest'
import { keepWish, pushStep, wantsPush } from './wish.ts'

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('pushStep', () => {
  it('does nothing for who never asked', () => {
    expect(pushStep(makeStorage(), 'anna', true)).toBe('nothing')
    expect(pushStep(makeStorage(), null, true)).toBe('nothing')
  })

  it('begins for a player who asked and consented, on every page', () => {
    const storage = makeStorage()
    keepWish(storage, 'anna', true)
    expect(pushStep(storage, 'anna', true)).toBe('init')
    expect(pushStep(storage, 'anna', true)).toBe('init')
  })

  it('never begins without consent, and ends once when it is withdrawn', () => {
    const storage = makeStorage()
    keepWish(storage, 'anna', true)
    expect(pushStep(storage, 'anna', false)).toBe('end')
    expect(pushStep(storage, 'anna', false)).toBe('nothing')
  })

  it('ends once for a guest and for another player, and begins again for the one who asked', () => {
    const storage = makeStorage()
    keepWish(storage, 'anna', true)
    expect(pushStep(storage, null, true)).toBe('end')
    expect(pushStep(storage, null, true)).toBe('nothing')
    expect(pushStep(storage, 'anna', true)).toBe('init')
    expect(pushStep(storage, 'ben', true)).toBe('end')
    expect(wantsPush(storage, 'anna')).toBe(true)
  })

  it('forgets a wish that was taken back', () => {
    const storage = makeStorage()
    keepWish(storage, 'anna', true)
    keepWish(storage, 'anna', false)
    expect(pushStep(storage, 'anna', true)).toBe('nothing')
  })
})
