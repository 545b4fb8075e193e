import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { luckyDiceDomains } from '../contract/index.ts'
import { luckyDiceKinds } from './kinds.ts'
import { luckyDicePromotions } from './promotions.ts'
import { diceOf, rollDice } from './service.ts'
import { luckyDiceFields } from './settings.ts'

/** A few throws of two dice a day, free. */
export const luckyDice: PlatformModule = {
  name: 'lucky-dice',
  domains: luckyDiceDomains,
  ledgerKinds: luckyDiceKinds,
  settings: luckyDiceFields,
  status: () => ({
    promotions: luckyDicePromotions,
    async info({ kernel, brand, playerId }) {
      const { db, clock } = kernel
      if (!brand.luckyDice) return {}
      const isResting = playerId !== null && (await runningRestriction(db, playerId, clock.now()))
      return { statusFeatures: { luckyDice: { isActive: !isResting } } }
    },
  }),
  handlers: (surroundings) => ({
    'luckyDice.info': async ({ kernel, brand, session }) => ({
      success: true,
      data: await diceOf(kernel, settingsOf(surroundings, brand), session?.playerId ?? null),
    }),

    'luckyDice.roll': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await rollDice(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
