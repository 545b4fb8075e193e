import { declareDomain, type Given } from '@marquee/contract/domain'
import { miniSlot } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    miniSlot: typeof schemas.miniSlotContract
  }
  interface FeatureSummaries extends Given<typeof schemas.miniSlotSummaries> {}
  interface FeatureStatuses {
    miniGameSlot: FeatureStatus
  }
}

/** The calls that this feature answers, with their schemas. */
export const miniSlotDomains = [
  declareDomain('miniSlot', {
    endpoints: miniSlot,
    calls: schemas.miniSlotContract,
    schemas,
    summaries: schemas.miniSlotSummaries,
    statuses: ['miniGameSlot'],
  }),
]

export { miniSlot }
export { miniSlotSpinMs } from './endpoints.ts'
export * from './schemas.ts'
