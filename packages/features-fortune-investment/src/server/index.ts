import { fortuneDomains } from '../contract/index.ts'
import { fortuneInvestmentKinds } from './kinds.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { fortuneInvestmentMigrations } from './migrations.ts'
import { timeOfSandbox } from './sandbox.ts'
import { choosePackage, collectPackage, takeBackPackage } from './service.ts'
import { chosenOf, packagesFor } from './status.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { returnSetAside } from './settle.ts'
import { fortuneInvestmentPromotions } from './promotions.ts'
import { fortuneTeaser, isFortuneOpen } from './status.ts'
import { fortuneInvestmentFields } from './settings.ts'

/** How often brands without packages are looked at, in ms. */
const lookEvery = 60_000

/** Coins set aside for a while, given back with a stated bonus (INVEST-01, CALL-39, CALL-40). */
export const fortuneInvestment: PlatformModule = {
  name: 'fortune-investment',
  domains: fortuneDomains,
  ledgerKinds: fortuneInvestmentKinds,
  settings: fortuneInvestmentFields,
  migrations: fortuneInvestmentMigrations,
  status: () => ({
    promotions: fortuneInvestmentPromotions,
    player: playerFields(async ({ kernel: { db }, brand, session: { playerId }, restriction }) => ({
      fortuneInvestment: {
        isActive: await isFortuneOpen(db, brand, { playerId, isResting: restriction !== null }),
      },
    })),
    async info({ kernel, brand, playerId }) {
      const fortune = await fortuneTeaser(kernel, brand, playerId)
      if (!fortune) return {}
      return {
        statusFeatures: { fortuneInvestment: { isActive: true } },
        featuresInfo: {
          'fortune-investment-packages-info': { packages: fortune.packages },
          ...(fortune.chosen && { 'fortune-investment-chosen-package-info': fortune.chosen }),
        },
      }
    },
  }),
  jobs: ({ kernel, brands }) => [
    {
      name: 'fortune-investment.return',
      every: lookEvery,
      run: (stopping) => returnSetAside(kernel, brands.values(), stopping),
    },
  ],
  gifts: [timeOfSandbox],
  handlers: (surroundings) => ({
    async 'fortune.packages'({ kernel, brand, player }) {
      const settings = settingsOf(surroundings, brand)
      const packages = await packagesFor(kernel, settings, player().playerId)
      return { success: true, data: { packages } }
    },

    'fortune.chosenPackage': async ({ kernel, player }) => ({
      success: true,
      data: await chosenOf(kernel, player().playerId),
    }),

    'fortune.choosePackage': async ({ kernel, brand, player, body, idempotency }) => ({
      success: true,
      data: await choosePackage(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        packageId: body.packageId,
        idempotency,
      }),
    }),

    'fortune.collectPackage': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await collectPackage(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'fortune.takeBackPackage': async ({ kernel, player, idempotency }) => ({
      success: true,
      data: await takeBackPackage(kernel, { playerId: player().playerId, idempotency }),
    }),
  }),
}
