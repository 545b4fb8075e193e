import { declareDomain, type Given } from '@marquee/contract/domain'
import { funmachineCalls } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    funmachine: typeof schemas.funmachineContract
  }
  interface FeatureSummaries extends Given<typeof schemas.funmachineSummaries> {}
}

/** The calls that this feature answers, with their schemas. */
export const funmachineDomains = [
  declareDomain('funmachine', {
    endpoints: funmachineCalls,
    calls: schemas.funmachineContract,
    schemas,
    summaries: schemas.funmachineSummaries,
  }),
]

export { funmachineCalls }
export * from './schemas.ts'
