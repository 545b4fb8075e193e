import { declareDomain, type Given } from '@marquee/contract/domain'
import { moneyBox } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    moneyBox: typeof schemas.moneyBoxContract
  }
  interface FeatureSummaries extends Given<typeof schemas.moneyBoxSummaries> {}
}

/** The calls that this feature answers, with their schemas. */
export const moneyBoxDomains = [
  declareDomain('moneyBox', {
    endpoints: moneyBox,
    calls: schemas.moneyBoxContract,
    schemas,
    summaries: schemas.moneyBoxSummaries,
  }),
]

export { moneyBox }
export * from './schemas.ts'
