import { affiliatesDomains } from '../contract/index.ts'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { inside } from '@marquee/platform-kernel/events'
import type { Guard } from '@marquee/platform-kernel/guards'
import type { Handlers } from '@marquee/platform-kernel/http'
import { type PlatformModule, settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { affiliateMigrations, affiliateQuestion, isAffiliateOf } from './mark.ts'
import { attributeSignUp } from './attribution.ts'
import { daysToCsv } from './csv.ts'
import { affiliatesDeskHandlers } from './desk.ts'
import { affiliatesMigrations } from './migrations.ts'
import { readAccount, readDays, readStatistics } from './service.ts'
import { countVisit, forgetVisitors } from './visits.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { affiliatesFields } from './settings.ts'

/** Coming by links: more of one address are no visitors. */
const visitLimit = { name: 'affiliate-visits', points: 120, seconds: 600 }
/** How often hashes of days that are over are forgotten, in ms. */
const sweepEvery = 10 * 60_000

/** Keeps the area to those whom staff made partners (ROLE-07). */
const refuseOthers: Guard<boolean> = {
  looksAt: ({ audience }) => audience === 'affiliate',
  knows: affiliateQuestion,
  refuse({ known: isAffiliate = false }) {
    if (isAffiliate) return
    throw new PlatformError(
      'forbidden',
      'This part is for partners of the brand. Write to support if you want to become one.',
    )
  },
}

const handlers = (surroundings: Surroundings): Handlers => ({
  async 'affiliates.visit'({ kernel, brand, body, clientIp, network, http }) {
    await surroundings.limit(visitLimit, `${brand}:${network}`)
    const { code } = body
    const secret = surroundings.secretFor('affiliate-visitors')
    const visitor = { clientIp, userAgent: http.req.header('user-agent') ?? '' }
    const isKnown = await countVisit(kernel, { brand, code, secret, visitor })
    return { success: true, data: { isKnown } }
  },

  'affiliates.account': async ({ kernel, brand, player }) => ({
    success: true,
    data: await readAccount(kernel, settingsOf(surroundings, brand), player().playerId),
  }),

  'affiliates.statistics': async ({ kernel, player }) => ({
    success: true,
    data: await readStatistics(kernel, player().playerId),
  }),

  'affiliates.days': async ({ kernel, player, query }) => ({
    success: true,
    data: await readDays(kernel, player().playerId, query),
  }),

  async 'affiliates.export'({ kernel, player, query, http }) {
    const filter = query
    const { days } = await readDays(kernel, player().playerId, { ...filter, limit: Infinity })
    return http.body(daysToCsv(days), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="partner.csv"',
      'x-content-type-options': 'nosniff',
    })
  },

  ...affiliatesDeskHandlers(),
})

/** Partners who bring players: their link, and what it brought (AFF-01). */
export const affiliates: PlatformModule = {
  name: 'affiliates',
  domains: affiliatesDomains,
  settings: affiliatesFields,
  on: { playerSignedUp: inside(attributeSignUp) },
  migrations: [...affiliateMigrations, ...affiliatesMigrations],
  status: () => ({
    player: playerFields(async ({ kernel: { db }, session: { playerId } }) => ({
      isAffiliate: await isAffiliateOf(db, playerId),
    })),
    staffPlayer: async (db, playerId) => ({ isAffiliate: await isAffiliateOf(db, playerId) }),
  }),
  handlers,
  guard: () => refuseOthers,
  jobs: ({ kernel }) => [
    { name: 'affiliates.forget-visitors', every: sweepEvery, run: () => forgetVisitors(kernel) },
  ],
}
