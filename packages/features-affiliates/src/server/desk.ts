import { type StaffCallOf, staffHandlers } from '@marquee/platform-back-office/access'
import { playerOf } from '@marquee/platform-back-office/playerOf'
import type { Handlers } from '@marquee/platform-kernel/http'
import { isAffiliateOf, markAffiliate } from './mark.ts'

async function affiliate(
  call: StaffCallOf<'backOffice.markAffiliate'>,
): Promise<{ isAffiliate: boolean }> {
  const playerId = await playerOf(call)
  const { isAffiliate } = call.body
  const before = { isAffiliate: await isAffiliateOf(call.kernel.db, playerId) }
  await call.audited(
    { before, after: () => ({ isAffiliate }), happened: (changed) => changed === true },
    (auditing) => markAffiliate(auditing, { playerId, isAffiliate, idempotency: call.idempotency }),
  )
  return { isAffiliate }
}

/** Whom staff make a partner: permission of the call, each one on record. */
export const affiliatesDeskHandlers = (): Handlers =>
  staffHandlers({
    'backOffice.markAffiliate': async (call) => ({ success: true, data: await affiliate(call) }),
  })
