import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { at } from '@marquee/platform-kernel/schema'
import { dayNumber, dayStart } from '@marquee/features-affiliates/server/days'
import { findPartner } from '@marquee/features-affiliates/server/partner'

/** How long the demo partner has been one, in days: it brought the demo account. */
const partnerDays = 42
/** Visits of the days before today, the latest first: enough to see a chart by. */
const visits = [6, 9, 4, 3, 7, 5, 8, 2, 1, 4, 6, 3, 5, 2, 4, 1, 3, 2, 0, 1, 2]

/** Lets a demo partner have been one for weeks, in which visitors came; gives the code. */
export const seedDemoPartner = (kernel: Kernel, playerId: string): Promise<string> =>
  runCommand(kernel, {
    name: 'affiliates.seed-demo',
    playerId,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const today = dayNumber(now)
      await tx
        .updateTable('affiliate_partner')
        .set({ since: at(dayStart(today - partnerDays)) })
        .where('player_id', '=', playerId)
        .execute()
      const rows = visits.flatMap((count, index) =>
        count ? [{ partner_id: playerId, day: today - 1 - index, visits: count }] : [],
      )
      await tx.insertInto('affiliate_visit_day').values(rows).execute()
      const partner = await findPartner(tx, playerId)
      return partner?.code ?? ''
    },
  })
