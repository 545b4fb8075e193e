import type { FreeBonus } from '../contract/index.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { minor, toWire } from '@marquee/platform-kernel/money'
import { type BonusMessage, bonusToWire, findMessage, insertCredit, type Owner } from './store.ts'

/**
 * The bonus of a message, when this player can have it now.
 * @throws PlatformError not-found, not-available once its time is over, already-claimed.
 */
export async function availableBonus(
  db: Db | Tx,
  owner: Owner,
  { messageId, now }: { messageId: number; now: number },
): Promise<BonusMessage> {
  const message = await findMessage(db, owner, messageId)
  if (!message) {
    throw new PlatformError('not-found', `No bonus message ${messageId} was sent to this player.`)
  }
  if (message.isCredited) {
    throw new PlatformError('already-claimed', 'This bonus was credited before; it comes once.')
  }
  if (message.validUntil <= now) {
    throw new PlatformError(
      'not-available',
      `This bonus could be had until ${new Date(message.validUntil).toISOString()}.`,
    )
  }
  return message
}

/** Credits the bonus of a message, once whatever the keys (CALL-62). @throws as `availableBonus`. */
export const creditBonus = (
  kernel: Kernel,
  owner: Owner,
  {
    bonusId,
    messageId,
    idempotency,
  }: {
    bonusId: number
    messageId: number
    idempotency: { scope: string; key: string } | null
  },
): Promise<FreeBonus> =>
  runCommand(kernel, {
    name: 'bonuses.credit',
    playerId: owner.playerId,
    idempotency,
    input: { bonusId, messageId },
    async handle({ tx, now, post, push }) {
      const { brand, playerId } = owner
      const bonus = await availableBonus(tx, owner, { messageId, now })
      if (bonus.id !== bonusId) {
        throw new PlatformError(
          'not-found',
          `Message ${messageId} does not promise the bonus ${bonusId}. Ask POST /rest/free-entries-bonuses/check-bonus/ which it is.`,
        )
      }
      await insertCredit(tx, { messageId, playerId, now })
      await post({
        kind: 'free-bonus',
        reference: `${messageId}:${playerId}`,
        playerId,
        postings: [
          { account: { player: playerId, currency: 'entries' }, amount: minor(bonus.amount) },
          {
            account: { house: 'free-bonus', brand, currency: 'entries' },
            amount: minor(-bonus.amount),
          },
        ],
      })
      push(playerId, 'cash', {
        reason: 'free-bonus',
        coins: 0,
        entries: toWire(bonus.amount),
        balance: balanceToWire(await balancesOf(tx, playerId)),
      })
      return bonusToWire(bonus)
    },
  })
