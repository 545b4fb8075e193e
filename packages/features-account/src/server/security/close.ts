import type { Locale } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { at } from '@marquee/platform-kernel/schema'
import { endSessions } from '@marquee/platform-kernel/sessions'
import { deleteGuard } from '@marquee/platform-identity/account/store'
import { openPayments } from '@marquee/platform-cash/openPayments'
import { queueMailTo } from '@marquee/platform-messages/mail/queue'
import { sendText } from '@marquee/platform-messages/mail/store'
import { hasOpenRound } from '@marquee/platform-play/rounds/store'
import { closedText } from './mails.ts'
import {
  provePassword,
  type SignedInCaller,
} from '@marquee/platform-identity/account/provePassword'

interface Matter {
  path: string
  message: string
}

/**
 * What keeps an account from being closed, because something of the player's would be lost or left
 * undone. Fewer winnings than can be redeemed keep it open until they are given up.
 * @param minimum the least that can be redeemed, in minor units.
 */
async function openMatters(
  tx: Tx,
  playerId: string,
  { minimum, giveUpWinnings }: { minimum: number; giveUpWinnings: boolean },
): Promise<Matter[]> {
  const { winnings } = await balancesOf(tx, playerId)
  const isSmall = winnings < BigInt(minimum)
  const { redemption, purchase } = await openPayments(tx, playerId)
  return [
    ...(winnings > 0n && !(isSmall && giveUpWinnings)
      ? [{ path: isSmall ? 'small-winnings' : 'winnings', message: String(winnings) }]
      : []),
    ...(redemption ? [{ path: 'redemption', message: 'Pending' }] : []),
    ...(purchase ? [{ path: 'purchase', message: 'On its way' }] : []),
    ...((await hasOpenRound(tx, playerId)) ? [{ path: 'round', message: 'Open' }] : []),
  ]
}

/**
 * Closes an account: nobody signs in any more, no news is sent, and its contact stays taken. What the
 * law asks to keep is kept.
 * @returns the ids of the sessions that ended.
 * @throws PlatformError wrong-password, locked, or not-available while something is open.
 */
export async function closeAccount(
  kernel: Kernel,
  caller: SignedInCaller,
  {
    password,
    locale,
    giveUpWinnings = false,
  }: { password: string; locale: Locale; giveUpWinnings?: boolean | undefined },
): Promise<string[]> {
  const { settings, session, idempotency } = caller
  const { playerId } = session
  const proof = await provePassword(kernel, caller, password, 'password')
  if (!proof) return []
  return runCommand(kernel, {
    name: 'security.close-account',
    playerId,
    idempotency,
    input: giveUpWinnings ? { giveUpWinnings } : null,
    async handle(command) {
      const { tx, now } = command
      const details = await openMatters(tx, playerId, {
        minimum: settings.cash.redemptionMinimum,
        giveUpWinnings,
      })
      if (details.length) {
        throw new PlatformError(
          'not-available',
          'Something is still open: redeem the winnings, or wait until what is on its way has arrived. Then close the account.',
          { details },
        )
      }
      await tx
        .updateTable('account')
        .set({ closed_at: at(now) })
        .where('player_id', '=', playerId)
        .execute()
      await tx.deleteFrom('subscription').where('player_id', '=', playerId).execute()
      await deleteGuard(tx, settings.key, proof.contact)
      const { kind, value: to } = proof.contact
      const recipient = { brand: settings.key, to, locale }
      if (kind === 'email')
        await queueMailTo(command, { ...recipient, name: null }, { kind: 'account-closed' })
      else {
        const body = closedText(locale, settings.name)
        await sendText(tx, { ...recipient, kind: 'account-closed', body }, now)
      }
      return endSessions(tx, playerId)
    },
  })
}
