import { PlatformError } from '@marquee/platform-kernel/errors'
import { nothing, sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { findSetAside, noteTime } from './store.ts'

/** `POST /sandbox/fortune-investment`: the time of the coins that whoever asks has set aside is over. */
export const timeOfSandbox = sandboxGift({
  path: 'fortune-investment',
  command: 'fortune-investment.sandbox-time',
  body: nothing,
  asks: 'Sign in and set coins aside first.',
  async give({ tx, now }, { playerId }) {
    const row = await findSetAside(tx, playerId)
    if (!row)
      throw new PlatformError('not-available', 'No coins are set aside. Choose a package first.')
    await noteTime(tx, row, 'available_at', now)
  },
})
