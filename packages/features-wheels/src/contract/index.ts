import { declareDomain, type Given } from '@marquee/contract/domain'
import { depositStreak } from './streak/endpoints.ts'
import * as schemas from './streak/schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    depositStreak: typeof schemas.depositStreakContract
  }
  interface FeatureSummaries extends Given<typeof schemas.depositStreakSummaries> {}
  interface FeatureStatuses {
    depositStreak: FeatureStatus
    depositStreakChooseBoost: FeatureStatus
  }
}

/** The calls that this feature answers, with their schemas. */
export const wheelsDomains = [
  declareDomain('depositStreak', {
    endpoints: depositStreak,
    calls: schemas.depositStreakContract,
    schemas,
    summaries: schemas.depositStreakSummaries,
    statuses: ['depositStreak', 'depositStreakChooseBoost'],
  }),
]

export { depositStreak }
export * from './streak/schemas.ts'
