import { defaultLocale } from '@marquee/contract/locales'
import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { endSessions } from '@marquee/platform-kernel/sessions'
import { queueMail, queueMailTo } from '@marquee/platform-messages/mail/queue'
import { sendText } from '@marquee/platform-messages/mail/store'
import { findPlayer } from './playerRow.ts'
import { contactOf } from './contact.ts'
import { resetText } from './mails.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseWeakPassword } from './passwordRule.ts'
import { resetCodeLifetime } from './rules.ts'
import {
  contactsOfPlayer,
  deleteGuard,
  findAccount,
  savePassword,
  saveResetCode,
  takeResetCode,
} from './store.ts'

type Idempotency = { scope: string; key: string } | null

interface ResetRequest {
  email?: string | undefined
  phone?: string | undefined
  locale: Locale
}

/** Sends a reset code when there is such an account; does nothing, alike, when it has none. */
export async function requestReset(
  kernel: Kernel,
  brand: BrandSettings,
  { locale, ...request }: ResetRequest,
  idempotency: Idempotency,
): Promise<void> {
  const contact = contactOf(request)
  await runCommand(kernel, {
    name: 'account.reset-request',
    playerId: null,
    idempotency,
    input: { ...contact, locale },
    async handle(command) {
      const { tx, now, random } = command
      const account = await findAccount(tx, brand.key, contact)
      if (!account || account.isClosed) return
      const code = random.token(32)
      await saveResetCode(tx, account.playerId, code, now + resetCodeLifetime)
      const path = `/reset?code=${code}`
      const recipient = { brand: brand.key, to: contact.value, locale }
      if (contact.kind === 'email') {
        const mail = { kind: 'reset-code', code, path } as const
        return queueMailTo(command, { ...recipient, name: null }, mail)
      }
      const address = `${command.originOf(brand.key)}${locale === defaultLocale ? '' : `/${locale}`}${path}`
      const body = resetText(locale, { brandName: brand.name, address })
      return sendText(tx, { ...recipient, kind: 'reset-code', body }, now)
    },
  })
}

/**
 * Sets a new password with a code and ends every session of the account.
 * @returns the ids of the sessions that ended.
 * @throws PlatformError code-expired when the code is unknown, used or older than 30 minutes;
 * weak-password, after which the code can still be used.
 */
export async function confirmReset(
  kernel: Kernel,
  settings: BrandSettings,
  { code, password }: { code: string; password: string },
  idempotency: Idempotency,
): Promise<string[]> {
  const { key: brand } = settings
  const passwordHash = await hashPassword(password, kernel)
  const { playerId, ended } = await runCommand(kernel, {
    name: 'account.reset-confirm',
    playerId: null,
    idempotency,
    input: { code },
    async handle(command) {
      const { tx, now } = command
      const owner = await takeResetCode(tx, { brand, code, now })
      if (!owner) {
        throw new PlatformError(
          'code-expired',
          'This reset code is unknown, was used already or is older than 30 minutes. Ask for a new one.',
        )
      }
      refuseWeakPassword(password, await findPlayer(tx, owner.playerId), settings)
      await savePassword(tx, owner.playerId, passwordHash, now)
      for (const contact of await contactsOfPlayer(tx, owner.playerId))
        await deleteGuard(tx, brand, contact)
      await queueMail(command, owner.playerId, { kind: 'password-changed', at: now })
      return { playerId: owner.playerId, ended: await endSessions(tx, owner.playerId) }
    },
  })
  await refuseOtherPassword(kernel, playerId, { passwordHash, password })
  return ended
}

/** A repeated key with another password must not be told that this one was set. */
async function refuseOtherPassword(
  { db }: Kernel,
  playerId: string,
  { passwordHash, password }: { passwordHash: string; password: string },
): Promise<void> {
  const { password_hash: stored } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (stored === passwordHash || (await verifyPassword(stored, password))) return
  throw new PlatformError(
    'idempotency-conflict',
    'This Idempotency-Key was used with another password. Send a new key with a new request.',
  )
}
