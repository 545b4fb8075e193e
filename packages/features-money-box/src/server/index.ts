import { moneyBoxKinds } from './kinds.ts'
import { moneyBoxDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { gamesOf } from '@marquee/platform-play/games/selection'
import { moneyBoxMigrations } from './migrations.ts'
import { coinsOfSandbox } from './sandbox.ts'
import { breakMoneyBox, moneyBoxGames, moneyBoxInfo } from './service.ts'
import { inside } from '@marquee/platform-kernel/events'
import { fillMoneyBox } from './progress.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { moneyBoxPromotions } from './promotions.ts'
import { moneyBoxTeaser } from './service.ts'
import { moneyBoxFields } from './settings.ts'

/** The money box: filled by play at the house's cost, broken by its player (CALL-46, CALL-47). */
export const moneyBox: PlatformModule = {
  name: 'money-box',
  ledgerKinds: moneyBoxKinds,
  domains: moneyBoxDomains,
  settings: moneyBoxFields,
  on: { roundStarted: inside(fillMoneyBox) },
  migrations: moneyBoxMigrations,
  status: () => ({
    promotions: moneyBoxPromotions,
    player: playerFlags({ moneyBox: { isActive: false } }, ({ brand }) => ({
      moneyBox: { isActive: brand.moneyBox !== null },
    })),
    async info({ kernel, brand, playerId }) {
      const box = await moneyBoxTeaser(kernel, brand, playerId)
      return box ? { featuresInfo: { 'money-box-info': box } } : {}
    },
  }),
  gifts: [coinsOfSandbox],
  handlers(surroundings) {
    // A box that names a game the catalogue lacks stops the start, not a round.
    for (const { moneyBox: settings } of surroundings.brands.values()) {
      if (settings) gamesOf(settings)
    }
    return {
      'moneyBox.info': async ({ kernel, brand, player }) => ({
        success: true,
        data: await moneyBoxInfo(kernel, settingsOf(surroundings, brand), player().playerId),
      }),

      'moneyBox.games': async ({ kernel, brand, player }) => ({
        success: true,
        data: await moneyBoxGames(kernel, settingsOf(surroundings, brand), player().playerId),
      }),

      'moneyBox.break': async ({ kernel, brand, player, idempotency }) => ({
        success: true,
        data: await breakMoneyBox(kernel, settingsOf(surroundings, brand), {
          playerId: player().playerId,
          idempotency,
        }),
      }),
    }
  },
}
