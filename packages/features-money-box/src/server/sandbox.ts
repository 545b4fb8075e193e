import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { boxFor } from './service.ts'
import { findBox, saveBox } from './store.ts'

const asks = 'Sign in at a brand with a money box and send {"coins":500}.'

/** `POST /sandbox/money-box`: puts coins into the box of the player who asks, as play would. */
export const coinsOfSandbox = sandboxGift({
  path: 'money-box',
  command: 'money-box.sandbox-coins',
  body: z.object({ coins: z.int().positive().max(1_000_000) }),
  asks,
  async give({ tx, now, push }, { playerId, brand, asked }) {
    const { moneyBox } = brand
    if (!moneyBox) throw new PlatformError('invalid-input', asks)
    const before = await findBox(tx, playerId)
    const hundredths = before.hundredths + asked.coins * 100
    const after = { ...before, hundredths: Math.min(moneyBox.maxAmount * 100, hundredths) }
    await saveBox(tx, after)
    const { status, moneyBoxAmount } = await boxFor(tx, brand, after, now)
    push(playerId, 'moneyBox', { type: 'topUp', status, moneyBoxAmount })
  },
})
