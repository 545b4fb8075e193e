import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'
import { counted, kindCount } from './counted.ts'
import type { Acknowledged } from './field.ts'
import type { Reported } from './providers.ts'

/** Whether staff rejected what they decided. */
export const isRejection = ({ input }: Acknowledged): boolean =>
  (input.body as { decision?: string } | undefined)?.decision === 'reject'

/** What staff were told that they did, and providers that it was taken, beside what is there. */
export async function officePairs(
  db: Db,
  made: (id: string) => readonly Acknowledged[],
  reported: readonly Reported[],
): Promise<[string, number, number][]> {
  const decided = made('backOffice.decideRedemption')
  const byStaff = (kind: string) =>
    counted(
      db,
      sql<{ n: number }>`select count(*)::int as n from cash_redemption_event e
        join cash_redemption r on r.id = e.redemption_id join player p on p.id = r.player_id
        where e.kind = ${kind} and e.staff_id is not null and p.email like 'drill-%'`,
    )
  const ofProviders = reported.filter(({ about }) => about === 'deposit')
  const ended = ofProviders.map(({ id }) => id)
  return [
    [
      'bonuses granted by staff',
      made('bonusDesk.grant').length,
      await counted(
        db,
        sql<{ n: number }>`select count(*)::int as n from bonus_message where staff_id is not null`,
      ),
    ],
    [
      'redemptions approved by staff',
      decided.filter((one) => !isRejection(one)).length,
      await byStaff('approved'),
    ],
    [
      'redemptions rejected by staff',
      decided.filter(isRejection).length,
      await byStaff('rejected'),
    ],
    [
      'redemptions paid by providers',
      reported.filter(({ outcome }) => outcome === 'paid').length,
      await kindCount(db, 'redemption-paid'),
    ],
    [
      'purchases ended by providers',
      ended.length,
      await counted(
        db,
        sql<{ n: number }>`select count(*)::int as n from cash_deposit
          where id = any(${ended}::uuid[]) and status in ('complete', 'declined', 'failed')`,
      ),
    ],
  ]
}
