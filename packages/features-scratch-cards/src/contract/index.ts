import { declareDomain, type Given } from '@marquee/contract/domain'
import { scratchCards } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    scratchCards: typeof schemas.scratchCardsContract
  }
  interface FeatureSummaries extends Given<typeof schemas.scratchCardSummaries> {}
  interface InboxKinds {
    'cards-ending': true
    'keys-ending': true
  }
}

/** The calls that this feature answers, with their schemas. */
export const scratchCardsDomains = [
  declareDomain('scratchCards', {
    endpoints: scratchCards,
    calls: schemas.scratchCardsContract,
    schemas,
    summaries: schemas.scratchCardSummaries,
  }),
]

export { scratchCards }
export * from './schemas.ts'
