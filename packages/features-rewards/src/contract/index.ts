import { declareDomain, type Given } from '@marquee/contract/domain'
import { referral } from './referral/endpoints.ts'
import * as schemas from './referral/schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    referral: typeof schemas.referralContract
  }
  interface FeatureSummaries extends Given<typeof schemas.referralSummaries> {}
}

/** The calls that this feature answers, with their schemas. */
export const rewardsDomains = [
  declareDomain('referral', {
    endpoints: referral,
    calls: schemas.referralContract,
    schemas,
    summaries: schemas.referralSummaries,
  }),
]

export { referral }
export * from './referral/schemas.ts'
