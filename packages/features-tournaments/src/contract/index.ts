import { declareDomain } from '@marquee/contract/domain'
import { tournaments } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    tournaments: typeof schemas.tournamentsContract
  }
  interface InboxKinds {
    tournament: true
  }
}

/** The calls that this feature answers, with their schemas. */
export const tournamentsDomains = [
  declareDomain('tournaments', {
    endpoints: tournaments,
    calls: schemas.tournamentsContract,
    schemas,
  }),
]

export { tournaments }
export * from './schemas.ts'
