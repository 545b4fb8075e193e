import { declareDomain, type Given } from '@marquee/contract/domain'
import { dailyLogin } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    dailyLogin: typeof schemas.dailyLoginContract
  }
  interface FeatureSummaries extends Given<typeof schemas.dailyLoginSummaries> {}
}

/** The calls that this feature answers, with their schemas. */
export const dailyLoginDomains = [
  declareDomain('dailyLogin', {
    endpoints: dailyLogin,
    calls: schemas.dailyLoginContract,
    schemas,
    summaries: schemas.dailyLoginSummaries,
  }),
]

export { dailyLogin }
export * from './schemas.ts'
