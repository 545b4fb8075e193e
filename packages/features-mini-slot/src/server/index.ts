import { miniSlotKinds } from './kinds.ts'
import { miniSlotDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { miniSlotMigrations } from './migrations.ts'
import { levelsOfSandbox } from './sandbox.ts'
import { miniSlotOf, resetLevel, spinMiniSlot } from './service.ts'
import { miniSlotPromotions } from './promotions.ts'
import { miniSlotTeaser } from './service.ts'
import { miniSlotFields } from './settings.ts'

/** A free game of three reels whose level rises with every few spins (CALL-43..45). */
export const miniSlot: PlatformModule = {
  name: 'mini-slot',
  ledgerKinds: miniSlotKinds,
  domains: miniSlotDomains,
  settings: miniSlotFields,
  migrations: miniSlotMigrations,
  status: () => ({
    promotions: miniSlotPromotions,
    async info({ kernel, brand, playerId }) {
      const machine = await miniSlotTeaser(kernel, brand, playerId)
      if (!machine) return {}
      return {
        statusFeatures: { miniGameSlot: { isActive: true } },
        featuresInfo: { 'mini-game-slot-info': machine },
      }
    },
  }),
  gifts: [levelsOfSandbox],
  handlers: (surroundings) => ({
    'miniSlot.configs': async ({ kernel, brand, player }) => ({
      success: true,
      data: await miniSlotOf(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'miniSlot.resetLevel': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await resetLevel(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'miniSlot.spin': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await spinMiniSlot(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
