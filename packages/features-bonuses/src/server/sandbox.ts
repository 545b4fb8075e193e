import { z } from 'zod'
import { minor } from '@marquee/platform-kernel/money'
import { sandboxGift } from '@marquee/platform-kernel/sandboxGift'
import { insertBonus } from './store.ts'

const day = 86_400_000

/** `POST /sandbox/bonus`: promises entries (units of 0.01) to whoever asks, for a day, as staff would; names the message. */
export const bonusOfSandbox = sandboxGift({
  path: 'bonus',
  command: 'bonuses.sandbox-grant',
  body: z.object({ entries: z.int().positive().max(10_000) }),
  asks: 'Sign in and send {"entries":100}.',
  give: async ({ tx, now }, { playerId, brand, asked }) => ({
    messageId: await insertBonus(tx, {
      brand: brand.key,
      playerId,
      amount: minor(asked.entries),
      now,
      validUntil: now + day,
      staffId: null,
      campaign: null,
    }),
  }),
})
