import { declareDomain } from '@marquee/contract/domain'
import { affiliates } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    affiliates: typeof schemas.affiliatesContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const affiliatesDomains = [
  declareDomain('affiliates', {
    endpoints: affiliates,
    calls: schemas.affiliatesContract,
    schemas,
  }),
]

export { affiliates }
export * from './schemas.ts'
