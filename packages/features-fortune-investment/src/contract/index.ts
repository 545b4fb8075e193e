import { declareDomain, type Given } from '@marquee/contract/domain'
import { fortune } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    fortune: typeof schemas.fortuneContract
  }
  interface FeatureSummaries extends Given<typeof schemas.fortuneSummaries> {}
  interface FeatureStatuses {
    fortuneInvestment: FeatureStatus
  }
}

/** The calls that this feature answers, with their schemas. */
export const fortuneDomains = [
  declareDomain('fortune', {
    endpoints: fortune,
    calls: schemas.fortuneContract,
    schemas,
    summaries: schemas.fortuneSummaries,
    statuses: ['fortuneInvestment'],
  }),
]

export { fortune }
export * from './schemas.ts'
