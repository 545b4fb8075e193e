import { declareDomain } from '@marquee/contract/domain'
import { lottery } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    lottery: typeof schemas.lotteryContract
  }
  interface FeatureStatuses {
    promoLottery: FeatureStatus
  }
  interface InboxKinds {
    lottery: true
  }
}

/** The calls that this feature answers, with their schemas. */
export const lotteryDomains = [
  declareDomain('lottery', {
    endpoints: lottery,
    calls: schemas.lotteryContract,
    schemas,
    statuses: ['promoLottery'],
  }),
]

export { lottery }
export * from './schemas.ts'
