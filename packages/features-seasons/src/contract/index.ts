import { declareDomain, type Given } from '@marquee/contract/domain'
import { seasons } from './endpoints.ts'
import { adventureMap } from './map/endpoints.ts'
import * as mapSchemas from './map/schemas.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    seasons: typeof schemas.seasonsContract
    adventureMap: typeof mapSchemas.adventureMapContract
  }
  interface FeatureSummaries extends Given<typeof schemas.seasonSummaries> {}
  interface InboxKinds {
    season: true
  }
}

/** The calls that this feature answers, with their schemas. */
export const seasonsDomains = [
  declareDomain('seasons', {
    endpoints: seasons,
    calls: schemas.seasonsContract,
    schemas,
    summaries: schemas.seasonSummaries,
  }),
  declareDomain('adventureMap', {
    endpoints: adventureMap,
    calls: mapSchemas.adventureMapContract,
    schemas: mapSchemas,
  }),
]

export { seasons }
export { adventureMap }
export { defaultSeason } from './endpoints.ts'
export * from './map/schemas.ts'
export * from './schemas.ts'
