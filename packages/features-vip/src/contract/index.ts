import { declareDomain, type Given } from '@marquee/contract/domain'
import { rankLeague } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    rankLeague: typeof schemas.rankLeagueContract
  }
  interface FeatureSummaries extends Given<typeof schemas.rankLeagueSummaries> {}
}

/** The calls that this feature answers, with their schemas. */
export const vipDomains = [
  declareDomain('rankLeague', {
    endpoints: rankLeague,
    calls: schemas.rankLeagueContract,
    schemas,
    summaries: schemas.rankLeagueSummaries,
  }),
]

export { rankLeague }
export * from './schemas.ts'
