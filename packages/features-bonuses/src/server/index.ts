import { bonusesKinds } from './kinds.ts'
import { bonusesDomains } from '../contract/index.ts'
import type { Request } from '@marquee/platform-kernel/http'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { bonusDeskHandlers } from './desk.ts'
import { findFreeSpins } from '@marquee/platform-play/free-spins/store'
import { bonusMigrations } from './migrations.ts'
import { bonusOfSandbox } from './sandbox.ts'
import { availableBonus, creditBonus } from './service.ts'
import { bonusToWire, findWaiting, type Owner, spinsToWire } from './store.ts'
import { dueBonuses } from './inbox.ts'
import { bonusesPromotions } from './promotions.ts'

const ownerOf = ({ brand, player }: Request): Owner => ({ brand, playerId: player().playerId })

/** Entries that a message promises: checked, then credited once (BONUS-02, BONUS-03). */
export const bonuses: PlatformModule = {
  name: 'bonuses',
  ledgerKinds: bonusesKinds,
  domains: bonusesDomains,
  migrations: bonusMigrations,
  status: () => ({ promotions: bonusesPromotions, inbox: dueBonuses }),
  gifts: [bonusOfSandbox],
  handlers: () => ({
    async 'bonuses.list'(request) {
      const { db, clock } = request.kernel
      const owner = ownerOf(request)
      const now = clock.now()
      const entries = await findWaiting(db, owner, now)
      const spins = await findFreeSpins(db, { playerId: owner.playerId, now })
      const waiting = [...spins.map(spinsToWire), ...entries.map(bonusToWire)]
      return { success: true, data: { bonuses: waiting } }
    },

    async 'bonuses.check'(request) {
      const { message_id: messageId } = request.body
      const { db, clock } = request.kernel
      const asked = { messageId, now: clock.now() }
      return {
        success: true,
        data: bonusToWire(await availableBonus(db, ownerOf(request), asked)),
      }
    },

    async 'bonuses.credit'(request) {
      const { bonusId, message_id: messageId } = request.body
      const { kernel, idempotency } = request
      const asked = { bonusId, messageId, idempotency }
      return { success: true, data: await creditBonus(kernel, ownerOf(request), asked) }
    },

    ...bonusDeskHandlers(),
  }),
}
