import { depositStreakKinds } from './kinds.ts'
import { wheelsDomains } from '../../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { depositStreakMigrations } from './migrations.ts'
import {
  applyStreakPrize,
  chooseStreakBoost,
  streakInfo,
  streakOf,
  streakWheels,
} from './service.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { depositStreakPromotions } from './promotions.ts'
import { isStreakRunning } from './rules.ts'
import { streakStatus } from './service.ts'
import { depositStreakFields } from './settings.ts'

/** A wheel for every so many purchases (CALL-35..38). */
export const depositStreak: PlatformModule = {
  name: 'deposit-streak',
  ledgerKinds: depositStreakKinds,
  domains: wheelsDomains,
  settings: depositStreakFields,
  migrations: depositStreakMigrations,
  status: () => ({
    promotions: depositStreakPromotions,
    player: playerFlags(
      { depositStreak: { isActive: false, skin: null } },
      ({ brand: { depositStreak: streak }, now }) => ({
        depositStreak: {
          isActive: streak !== null && isStreakRunning(streak, now),
          skin: streak?.skin ?? null,
        },
      }),
    ),
    async info({ kernel, brand, playerId }) {
      const running = await streakStatus(kernel, brand, playerId)
      if (!running) return {}
      return {
        statusFeatures: {
          depositStreak: { isActive: true },
          depositStreakChooseBoost: { isActive: streakOf(brand).boost !== null },
        },
        featuresInfo: { 'deposit-streak-info': running },
      }
    },
  }),
  handlers: (surroundings) => ({
    'depositStreak.info': async ({ kernel, brand, player }) => ({
      success: true,
      data: await streakInfo(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'depositStreak.wheelsPrizes': async ({ kernel, brand, player }) => ({
      success: true,
      data: {
        wheels: await streakWheels(kernel, settingsOf(surroundings, brand), player().playerId),
      },
    }),

    'depositStreak.chooseBoost': async ({ kernel, brand, player, body, idempotency }) => ({
      success: true,
      data: await chooseStreakBoost(kernel, settingsOf(surroundings, brand), {
        boostId: body.boostId,
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'depositStreak.applyPrize': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await applyStreakPrize(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'depositStreak.groupInfo': async ({ brand }) => ({
      success: true,
      data: { groups: streakOf(settingsOf(surroundings, brand)).stages },
    }),
  }),
}
