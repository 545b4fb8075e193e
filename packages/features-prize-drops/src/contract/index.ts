import { declareDomain, type Given } from '@marquee/contract/domain'
import { prizeDrops } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    prizeDrops: typeof schemas.prizeDropsContract
  }
  interface FeatureSummaries extends Given<typeof schemas.prizeDropSummaries> {}
  interface FeatureStatuses {
    prizeDrops: FeatureStatus
  }
}

/** The calls that this feature answers, with their schemas. */
export const prizeDropsDomains = [
  declareDomain('prizeDrops', {
    endpoints: prizeDrops,
    calls: schemas.prizeDropsContract,
    schemas,
    summaries: schemas.prizeDropSummaries,
    statuses: ['prizeDrops'],
  }),
]

export { prizeDrops }
export * from './schemas.ts'
