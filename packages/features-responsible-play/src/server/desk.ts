import type { PlayRestriction, ResponsiblePlayStatus } from '@marquee/contract'
import { type StaffCallOf, staffHandlers } from '@marquee/platform-back-office/access'
import { playerOf } from '@marquee/platform-back-office/playerOf'
import type { Handlers } from '@marquee/platform-kernel/http'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { coolOff, selfExclude, sessionsOfGroup } from './service.ts'

async function exclude(
  call: StaffCallOf<'backOffice.exclude'>,
  { sockets }: Surroundings,
): Promise<PlayRestriction> {
  const playerId = await playerOf(call)
  const body = call.body
  const { kernel, idempotency } = call
  const caller = { playerId, idempotency }
  const before = await runningRestriction(kernel.db, playerId, kernel.clock.now())
  if (body.kind === 'cool-off') {
    const status = await call.audited(
      { before, after: (result) => (result as ResponsiblePlayStatus).restriction },
      (auditing) => coolOff(auditing, caller, body.days),
    )
    return status.restriction ?? { kind: 'cool-off', until: kernel.clock.now() }
  }
  const exclusion = await call.audited({ before, after: (result) => result }, (auditing) =>
    selfExclude(auditing, caller, body.term),
  )
  for (const id of await sessionsOfGroup(kernel, playerId)) sockets?.closeSession(id, 'excluded')
  return exclusion
}

/** A break that staff begin for a player: permission of the call, each one on record. */
export const responsiblePlayDeskHandlers = (surroundings: Surroundings): Handlers =>
  staffHandlers({
    'backOffice.exclude': async (call) => ({
      success: true,
      data: await exclude(call, surroundings),
    }),
  })
