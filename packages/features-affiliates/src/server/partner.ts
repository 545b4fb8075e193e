import type { Selectable } from 'kysely'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Database } from '@marquee/platform-kernel/schema'
import { makeInviteCode, normaliseCode } from '@marquee/platform-campaigns/campaigns/codes'
import './migrations.ts'

export type PartnerRow = Selectable<Database['affiliate_partner']>

/** A code that is taken already is nearly impossible; twice in a row is a fault. */
const codeTries = 5

/** What a partner has, whether or not they are one at the moment. */
export const findPartner = (db: Db | Tx, playerId: string): Promise<PartnerRow | undefined> =>
  db
    .selectFrom('affiliate_partner')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** Whose code it is, as long as they are a partner; codes are told apart without regard to case. */
export const partnerOfCode = (
  db: Db | Tx,
  brand: string,
  code: string,
): Promise<PartnerRow | undefined> =>
  db
    .selectFrom('affiliate_partner')
    .innerJoin('affiliate', 'affiliate.player_id', 'affiliate_partner.player_id')
    .selectAll('affiliate_partner')
    .where('brand', '=', brand)
    .where('code', '=', normaliseCode(code))
    .executeTakeFirst()

/** Gives a new partner a code; one who was a partner before has theirs. */
export async function openPartner(
  { tx, now, random }: CommandContext,
  playerId: string,
): Promise<void> {
  if (await findPartner(tx, playerId)) return
  const { brand } = await tx
    .selectFrom('player')
    .select('brand')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  for (let tries = 0; tries < codeTries; tries++) {
    const inserted = await tx
      .insertInto('affiliate_partner')
      .values({ player_id: playerId, brand, code: makeInviteCode(random), since: at(now) })
      .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
      .returning('code')
      .executeTakeFirst()
    if (inserted) return
  }
  throw new Error(`No free partner code was found in ${codeTries} tries.`)
}
