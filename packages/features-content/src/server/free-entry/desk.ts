import type { StaffFreeEntry } from '../../contract/index.ts'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handlers } from '@marquee/platform-kernel/http'
import { keepAnswer } from '@marquee/platform-kernel/keepAnswer'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { type StaffCallOf, staffHandlers } from '@marquee/platform-back-office/access'
import { refuseForeignPlayer } from '@marquee/platform-back-office/playerStore'
import { readCode } from './rules.ts'
import { decideCard, needsTwo } from './service.ts'
import { findRequest, listRequests } from './store.ts'

const data = <T>(value: T) => ({ success: true as const, data: value })

async function decide(
  call: StaffCallOf<'freeEntryDesk.decide'>,
  surroundings: Surroundings,
): Promise<StaffFreeEntry> {
  const { brand, staff, idempotency, kernel, body: decision } = call
  const { playerId, code } = call.params
  await refuseForeignPlayer(kernel.db, brand, playerId)
  const settings = settingsOf(surroundings, brand)
  const before = await findRequest(kernel.db, { brand, code, playerId })
  await call.audited(
    { before: { status: before?.status ?? null }, after: (result) => result },
    (audited) =>
      decideCard(audited, settings, { playerId, code, staffId: staff.id, idempotency, decision }),
  )
  const asker = { staffId: staff.id, needsTwo: needsTwo(settings), now: kernel.clock.now() }
  const page = { ...asker, limit: 1, offset: 0 }
  return keepAnswer(kernel, { name: 'free-entry.decided', playerId, idempotency }, async (tx) => {
    const [found] = (await listRequests(tx, { brand, code }, page)).items
    if (!found) throw new PlatformError('not-found', 'This player has no such code.')
    return found
  })
}

/** Cards that came by mail: permission `free-entries`, each call on record. */
export const freeEntryDeskHandlers = (surroundings: Surroundings): Handlers =>
  staffHandlers({
    async 'freeEntryDesk.requests'({ kernel: { db, clock }, brand, staff, query }) {
      const { status, q, limit, offset } = query
      const settings = settingsOf(surroundings, brand)
      const asker = { staffId: staff.id, needsTwo: needsTwo(settings), now: clock.now() }
      // Who types a code from a card looks for that card, whatever became of it.
      const filter = q ? { brand, code: readCode(q) } : { brand, status }
      return data(await listRequests(db, filter, { ...asker, limit, offset }))
    },
    'freeEntryDesk.decide': async (call) => data(await decide(call, surroundings)),
  })
