import { declareDomain } from '@marquee/contract/domain'
import { dailyChests } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    dailyChests: typeof schemas.dailyChestsContract
  }
  interface FeatureStatuses {
    dailyChests: FeatureStatus
  }
}

/** The calls that this feature answers, with their schemas. */
export const dailyChestsDomains = [
  declareDomain('dailyChests', {
    endpoints: dailyChests,
    calls: schemas.dailyChestsContract,
    schemas,
    statuses: ['dailyChests'],
  }),
]

export { dailyChests }
export * from './schemas.ts'
