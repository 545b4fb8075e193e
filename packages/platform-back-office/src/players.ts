import type { StaffPermission, StaffPlayer, StaffPlayerOverview } from '@marquee/contract'
import { balancesAt } from '@marquee/platform-kernel/balancesAt'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { completionOf } from '@marquee/platform-identity/account/completion'
import { findPlayer, sessionsOf } from '@marquee/platform-identity/account/playerRow'
import { statusOf } from '@marquee/platform-protection/protection/status'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { findRound, hasOpenRound, roundToWire } from '@marquee/platform-play/rounds/store'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { switchesOf } from '@marquee/platform-campaigns/switches'
import {
  countMatching,
  documentsOf,
  listDocuments,
} from '@marquee/platform-identity/verification/store'
import { titleOf } from '@marquee/platform-play/games/titles'
import type { StaffCall, StaffCallOfPlayer, StaffHandlers } from './access.ts'
import { maskEmail, maskName, maskPhone } from './mask.ts'
import {
  findBrandPlayer,
  findPlayers,
  ledgerOf,
  personalDataOf,
  roundsOf,
  signInsOf,
} from './playerStore.ts'
import { playerOf } from './playerOf.ts'
import { reportOf } from './report.ts'

const may = ({ staff }: Pick<StaffCall, 'staff'>, permission: StaffPermission): boolean =>
  staff.permissions.includes(permission)

const orNull = (mask: (text: string) => string, text: string | null) =>
  text === null ? null : mask(text)

/** A player as this member of staff may see them. */
function masked<P extends StaffPlayer>(call: Pick<StaffCall, 'staff'>, player: P): P {
  if (may(call, 'personal-data')) return player
  return {
    ...player,
    email: orNull(maskEmail, player.email),
    phone: orNull(maskPhone, player.phone),
    name: orNull(maskName, player.name),
  }
}

async function overviewOf(
  call: StaffCallOfPlayer,
  { status: { staffPlayer } }: Surroundings,
): Promise<StaffPlayerOverview> {
  const { playerId } = call.params
  const { db, clock } = call.kernel
  const player = await findBrandPlayer(db, call.brand, playerId)
  const profile = await findPlayer(db, playerId)
  const now = clock.now()
  const documents = may(call, 'documents') ? await documentsOf(db, playerId) : null
  const parts = await Promise.all(staffPlayer.map((source) => source(db, playerId)))
  return {
    ...masked(call, player),
    balance: balanceToWire(await balancesOf(db, playerId)),
    status: {
      emailConfirmed: profile.email_confirmed,
      phoneConfirmed: profile.phone_confirmed,
      profileCompleted: completionOf(profile).profileCompleted,
      roundOpen: await hasOpenRound(db, playerId),
      isAffiliate: false,
      mayUse: await switchesOf(db, playerId),
      liveSessions: (await sessionsOf(db, playerId, now)).length,
      restriction: await runningRestriction(db, playerId, now),
      pendingDocuments: documents && documents.filter(({ status }) => status === 'pending').length,
      ...(Object.assign({}, ...parts) as (typeof parts)[number]),
    },
    signIns: await signInsOf(db, playerId),
  }
}

const data = <T>(value: T) => ({ success: true as const, data: value })

/** What staff read of players and brands. */
export const readingHandlers = (surroundings: Surroundings): StaffHandlers => ({
  async 'backOffice.players'(call) {
    const query = call.query
    const whole = !may(call, 'personal-data')
    const { items, total } = await findPlayers(call.kernel.db, call.brand, { ...query, whole })
    return data({ items: items.map((player) => masked(call, player)), total })
  },

  'backOffice.player': async (call) => data(await overviewOf(call, surroundings)),

  'backOffice.personalData': async (call) =>
    data(await personalDataOf(call.kernel.db, call.brand, call.params.playerId)),

  'backOffice.ledger': async (call) =>
    data(await ledgerOf(call.kernel.db, await playerOf(call), call.query)),

  async 'backOffice.balances'(call) {
    const { at } = call.query
    const balances = await balancesAt(call.kernel.db, await playerOf(call), at)
    return data({ at, balance: balanceToWire(balances) })
  },

  'backOffice.rounds': async (call) =>
    data(await roundsOf(call.kernel.db, await playerOf(call), call.query)),

  async 'backOffice.round'(call) {
    const { roundId } = call.params
    const row = await findRound(call.kernel.db, await playerOf(call), roundId)
    return data({ ...roundToWire(row), title: titleOf(row.game_id) })
  },

  'backOffice.limits': async (call) =>
    data(await statusOf(call.kernel.db, await playerOf(call), call.kernel.clock.now())),

  async 'backOffice.documents'(call) {
    const { db } = call.kernel
    const playerId = await playerOf(call)
    const {
      id: _,
      email: __,
      phone: ___,
      locale: ____,
      ...account
    } = await personalDataOf(db, call.brand, playerId)
    return data({ documents: await documentsOf(db, playerId), account })
  },

  async 'backOffice.documentQueue'({ kernel: { db }, brand, query }) {
    const { kind, ...page } = query
    const filter = { brand, kind, status: 'pending' } as const
    const rows = await listDocuments(db, { ...filter, ...page })
    const items = rows.map((row) => {
      const { playerId, login, createdAt, brand: _, ...document } = row
      return { ...document, player: { id: playerId, login }, sentAt: createdAt }
    })
    return data({ items, total: await countMatching(db, filter) })
  },

  'backOffice.report': async (call) => data(await reportOf(call.kernel.db, call.brand, call.query)),
})
