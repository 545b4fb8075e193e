import type { GrantedBonus } from '../contract/index.ts'
import { runCommand } from '@marquee/platform-kernel/command'
import type { Handlers } from '@marquee/platform-kernel/http'
import { minor } from '@marquee/platform-kernel/money'
import { staffHandlers } from '@marquee/platform-back-office/access'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { refuseForeignPlayer } from '@marquee/platform-back-office/playerStore'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { grantPeriod, refuseAbove } from './limits.ts'
import { grantedSince, insertBonus } from './store.ts'

const day = 86_400_000

/** What staff grant: permission `bonuses`, up to the role's limit, on record with the reason. */
export const bonusDeskHandlers = (): Handlers =>
  staffHandlers({
    async 'bonusDesk.grant'(call) {
      const { staff, brand, idempotency } = call
      const body = call.body
      const { playerId, amount, validDays } = body
      const isForEverybody = playerId === null
      // Who may grant nothing is told so before anybody is looked up.
      refuseAbove(staff.role, { amount, isForEverybody, granted: 0n })
      if (playerId) await refuseForeignPlayer(call.kernel.db, brand, playerId)
      const data = await call.audited({ before: null, after: (result) => result }, (kernel) =>
        runCommand(kernel, {
          name: 'bonuses.grant',
          playerId: null,
          idempotency,
          input: { brand, ...body },
          async handle(command): Promise<GrantedBonus> {
            const { tx, now } = command
            const granted = await grantedSince(tx, { brand, playerId, since: now - grantPeriod })
            refuseAbove(staff.role, { amount, isForEverybody, granted })
            const validUntil = now + validDays * day
            const messageId = await insertBonus(tx, {
              brand,
              playerId,
              amount: minor(amount),
              now,
              validUntil,
              staffId: staff.id,
              campaign: null,
            })
            if (messageId === null) throw new Error('A grant without a campaign was not made.')
            // A grant to everybody is told each of them when they come.
            if (playerId)
              await recordInInbox(command, {
                playerId,
                kind: 'bonus',
                key: String(messageId),
                params: { until: validUntil },
                entries: amount,
              })
            const link = `/lobby/?freeEntriesBonus=${messageId}`
            if (playerId) {
              await queueMail(command, playerId, {
                kind: 'bonus-credited',
                entries: amount,
                validUntil,
                path: link,
              })
            }
            return { messageId, amount, validUntil, playerId, link }
          },
        }),
      )
      return { success: true, data }
    },
  })
