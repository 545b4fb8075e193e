import { PlatformError } from '@marquee/platform-kernel/errors'
import { nothing, sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { saveStanding, standingOf } from './store.ts'

const asks = 'Sign in at a brand with a mini slot.'

/** `POST /sandbox/mini-slot`: leads whoever asks beyond the last level, with the spins of their day untouched. */
export const levelsOfSandbox = sandboxGift({
  path: 'mini-slot',
  command: 'mini-slot.sandbox-levels',
  body: nothing,
  asks,
  async give({ tx }, { playerId, brand: { miniSlot } }) {
    if (!miniSlot) throw new PlatformError('invalid-input', asks)
    const before = await standingOf(tx, playerId)
    await saveStanding(tx, playerId, { ...before, level: miniSlot.levels.length, levelSpins: 0 })
  },
})
