import { declareDomain, type Given } from '@marquee/contract/domain'
import { quests } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    quests: typeof schemas.questsContract
  }
  interface FeatureSummaries extends Given<typeof schemas.questSummaries> {}
}

/** The calls that this feature answers, with their schemas. */
export const questsDomains = [
  declareDomain('quests', {
    endpoints: quests,
    calls: schemas.questsContract,
    schemas,
    summaries: schemas.questSummaries,
  }),
]

export { quests }
export * from './schemas.ts'
