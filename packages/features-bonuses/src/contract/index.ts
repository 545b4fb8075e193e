import { declareDomain } from '@marquee/contract/domain'
import { bonusDesk, bonuses } from './endpoints.ts'
import * as deskSchemas from './desk.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    bonuses: typeof schemas.bonusesContract
    bonusDesk: typeof deskSchemas.bonusDeskContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const bonusesDomains = [
  declareDomain('bonuses', { endpoints: bonuses, calls: schemas.bonusesContract, schemas }),
  declareDomain('bonusDesk', {
    endpoints: bonusDesk,
    calls: deskSchemas.bonusDeskContract,
    schemas: deskSchemas,
  }),
]

export { bonusDesk, bonuses }
export * from './desk.ts'
export * from './schemas.ts'
