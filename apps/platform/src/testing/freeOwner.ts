import { terms } from '@marquee/contract'
import type { Call } from '@marquee/contract/domain'
import { sql } from 'kysely'
import { foreignRequests } from './foreignRequests.ts'
import { fillPath } from './hardening.ts'
import { makeOwner, type Owner } from './makeOwner.ts'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'

/**
 * One who has something to claim, play or redeem with nearly every call, and whom nothing holds back:
 * among what every owner has is a break without an end, and terms to accept.
 */
export async function makeFreeOwner(platform: TestPlatform): Promise<Owner> {
  const owner = await makeOwner(platform)
  const { playerId } = owner.player
  await platform.kernel.db.transaction().execute(async (tx) => {
    // Breaks are part of the record, which a database refuses to have anything taken from.
    await sql`alter table play_restriction disable trigger user`.execute(tx)
    await tx.deleteFrom('play_restriction').where('player_id', '=', playerId).execute()
    await sql`alter table play_restriction enable trigger user`.execute(tx)
  })
  await owner.player.ask(terms.confirm, { body: { ids: [owner.termsId] } })
  return owner
}

/** Makes a call as a player, with the owner's ids where it takes any. */
export function askWith(owner: Owner, client: TestPlayer, call: Call) {
  const request = foreignRequests[call.id]?.(owner)
  if (!request) throw new Error(`Say in foreignRequests.ts how ${call.id} is asked.`)
  const { params = {}, query, body, raw, headers } = request
  return client.send(
    call.method,
    fillPath(call, (name) => encodeURIComponent(String(params[name] ?? ''))),
    {
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(raw !== undefined && { raw }),
      ...(headers && { headers }),
      key: crypto.randomUUID(),
    },
  )
}

/** The ids of what was booked for a player so far. */
export async function bookedFor(
  { kernel }: TestPlatform,
  { playerId }: TestPlayer,
): Promise<string[]> {
  const rows = await kernel.db
    .selectFrom('ledger_transaction')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What is open during a break and moves money: back to the player, or out to them. */
export const moving = new Set([
  'cash.cancelRedemption',
  'cash.requestRedemption',
  'fortune.collectPackage',
  'fortune.takeBackPackage',
  'rounds.finish',
])
