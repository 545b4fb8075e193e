import { referralKinds } from './kinds.ts'
import { rewardsDomains } from '../../contract/index.ts'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { inside } from '@marquee/platform-kernel/events'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { referralMigrations } from './migrations.ts'
import { signUpRewards } from './rules.ts'
import { holdReward, payDueRewards } from './rewards.ts'
import { inviterOf, readReferral, welcomeFriend } from './service.ts'
import { referralPromotions } from './promotions.ts'
import { referralFields } from './settings.ts'

/** How often rewards that are due are looked for, in ms. */
const sweepEvery = 60_000

/** Players who bring friends (REF-01). */
export const referral: PlatformModule = {
  name: 'referral',
  ledgerKinds: referralKinds,
  domains: rewardsDomains,
  settings: referralFields,
  on: { playerSignedUp: inside(welcomeFriend), contactConfirmed: inside(holdReward) },
  migrations: referralMigrations,
  status: () => ({ promotions: referralPromotions }),
  handlers: (surroundings) => ({
    async 'referral.checkRewards'({ kernel, brand, query }) {
      const { invited_by: code } = query
      const inviter = await inviterOf(kernel.db, brand, code)
      if (code !== undefined && !inviter) {
        throw new PlatformError(
          'not-found',
          'There is no such referral code. Sign up without it, or ask your friend for the right one.',
        )
      }
      return {
        success: true,
        data: signUpRewards(settingsOf(surroundings, brand), inviter !== undefined),
      }
    },

    'referral.mine': async ({ kernel, brand, player }) => ({
      success: true,
      data: await readReferral(kernel, settingsOf(surroundings, brand), player().playerId),
    }),
  }),
  jobs: ({ kernel }) => [
    {
      name: 'referral.pay-rewards',
      every: sweepEvery,
      run: (stopping) => payDueRewards(kernel, stopping),
    },
  ],
}
