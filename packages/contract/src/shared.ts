import { account } from './account/endpoints.ts'
import { accountContract } from './account/schemas.ts'
import { backOffice } from './back-office/endpoints.ts'
import { backOfficeContract } from './back-office/schemas.ts'
import { cash } from './cash/endpoints.ts'
import { cashContract } from './cash/schemas.ts'
import { inbox } from './inbox/endpoints.ts'
import { inboxContract } from './inbox/schemas.ts'
import { featuresInfo } from './features-info/endpoints.ts'
import {
  featureInfoOf,
  type FeaturesInfoContract,
  featuresInfoContractOf,
} from './features-info/schemas.ts'
import { games } from './games/endpoints.ts'
import { gamesContract } from './games/schemas.ts'
import { magicBox } from './magic-box/endpoints.ts'
import { magicBoxContract } from './magic-box/schemas.ts'
import { operations } from './operations/endpoints.ts'
import { operationsContract } from './operations/schemas.ts'
import { pages } from './pages/endpoints.ts'
import { pagesContract } from './pages/schemas.ts'
import { passkeys } from './passkeys/endpoints.ts'
import { passkeysContract } from './passkeys/schemas.ts'
import { player } from './player/endpoints.ts'
import { playerContract } from './player/schemas.ts'
import { responsiblePlay } from './responsible-play/endpoints.ts'
import { responsiblePlayContract } from './responsible-play/schemas.ts'
import { restriction } from './restriction/endpoints.ts'
import { restrictionContract } from './restriction/schemas.ts'
import { rounds } from './rounds/endpoints.ts'
import { roundsContract } from './rounds/schemas.ts'
import { session } from './session/endpoints.ts'
import { sessionContract } from './session/schemas.ts'
import { socials } from './socials/endpoints.ts'
import { socialsContract } from './socials/schemas.ts'
import { terms } from './terms/endpoints.ts'
import { termsContract } from './terms/schemas.ts'
import { verification } from './verification/endpoints.ts'
import { verificationContract } from './verification/schemas.ts'
import { wheels } from './wheels/endpoints.ts'
import { wheelsContract } from './wheels/schemas.ts'
import type { z } from 'zod'
import { declareDomain, type DomainContract } from './domain.ts'
import type { CallContract, Endpoint } from './endpoint.ts'
import * as schemas from './schemas.ts'

/** Domains of no single feature, or of several. */
const shared = {
  session: [session, sessionContract],
  player: [player, playerContract],
  account: [account, accountContract],
  passkeys: [passkeys, passkeysContract],
  socials: [socials, socialsContract],
  pages: [pages, pagesContract],
  games: [games, gamesContract],
  rounds: [rounds, roundsContract],
  magicBox: [magicBox, magicBoxContract],
  wheels: [wheels, wheelsContract],
  terms: [terms, termsContract],
  responsiblePlay: [responsiblePlay, responsiblePlayContract],
  restriction: [restriction, restrictionContract],
  verification: [verification, verificationContract],
  cash: [cash, cashContract],
  inbox: [inbox, inboxContract],
  operations: [operations, operationsContract],
  backOffice: [backOffice, backOfficeContract],
} satisfies Record<string, [Record<string, Endpoint>, Record<string, CallContract>]>

/** Their calls by domain. */
type SharedDomains = { [Name in keyof typeof shared]: (typeof shared)[Name][1] }

declare module './domain.ts' {
  interface Domains extends SharedDomains {
    featuresInfo: FeaturesInfoContract
  }
}

/**
 * The domains that many share.
 *
 * @param summaries What features say that entries show of them.
 * @param statuses What of features is on or off as a whole.
 */
export function sharedDomains(
  summaries: Record<string, z.ZodType>,
  statuses: readonly string[],
): DomainContract[] {
  const info = featureInfoOf(summaries, statuses)
  const domains = {
    ...shared,
    featuresInfo: [featuresInfo, featuresInfoContractOf(info)] as const,
  }
  return Object.entries(domains).map(([name, [endpoints, calls]], index) =>
    declareDomain(name as keyof typeof domains, {
      endpoints,
      calls,
      // All of them are exported by one file.
      ...(index === 0 && { schemas: { ...schemas, featureInfo: info } }),
    }),
  )
}
