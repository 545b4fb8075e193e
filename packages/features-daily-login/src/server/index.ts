import { dailyLoginKinds } from './kinds.ts'
import { dailyLoginDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { dailyLoginMigrations } from './migrations.ts'
import { applyPrize, dailyLoginInfo, prizesOf } from './service.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { dailyLoginPromotions } from './promotions.ts'
import { dailyLoginFields } from './settings.ts'

/** A reward for every day on which a player comes back. */
export const dailyLogin: PlatformModule = {
  name: 'daily-login',
  ledgerKinds: dailyLoginKinds,
  domains: dailyLoginDomains,
  settings: dailyLoginFields,
  migrations: dailyLoginMigrations,
  status: () => ({
    promotions: dailyLoginPromotions,
    player: playerFlags({ dailyLogin: false }, ({ brand }) => ({
      dailyLogin: brand.dailyLogin.isActive,
    })),
    async info({ kernel, brand, playerId }) {
      const { isActive, isAvailable, levels, activeLevel, endDate } = await dailyLoginInfo(
        kernel,
        brand,
        playerId,
      )
      const shown = { isActive, isAvailable, levels, activeLevel, endDate }
      return isActive ? { featuresInfo: { 'daily-login': shown } } : {}
    },
  }),
  handlers(surroundings) {
    // A reward that names a game the catalogue lacks stops the start, not a claim.
    for (const settings of surroundings.brands.values()) prizesOf(settings)
    return {
      'dailyLogin.info': async ({ kernel, brand, session }) => ({
        success: true,
        data: await dailyLoginInfo(
          kernel,
          settingsOf(surroundings, brand),
          session?.playerId ?? null,
        ),
      }),

      'dailyLogin.applyPrize': async ({ kernel, brand, player, idempotency }) => ({
        success: true,
        ...(await applyPrize(kernel, settingsOf(surroundings, brand), {
          playerId: player().playerId,
          idempotency,
        })),
      }),
    }
  },
}
