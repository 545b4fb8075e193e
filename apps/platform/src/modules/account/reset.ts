import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { type Kernel, runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { endSessions } from '../../kernel/sessions.ts'
import { sendMail } from '../mail/store.ts'
import { contactOf } from './contact.ts'
import { resetMail, resetText } from './mails.ts'
import { hashPassword, verifyPassword } from './password.ts'
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
  /** Scheme, host and port of the brand, for the link. */
  origin: string
}

/** Sends a reset code when there is such an account; does nothing, alike, when it has none. */
export async function requestReset(
  kernel: Kernel,
  brand: BrandSettings,
  { locale, origin, ...request }: ResetRequest,
  idempotency: Idempotency,
): Promise<void> {
  const contact = contactOf(request)
  await runCommand(kernel, {
    name: 'account.reset-request',
    playerId: null,
    idempotency,
    input: { ...contact, locale },
    async handle({ tx, now, random }) {
      const account = await findAccount(tx, brand.key, contact)
      if (!account) return
      const code = random.token(32)
      await saveResetCode(tx, account.playerId, code, now + resetCodeLifetime)
      const address = `${origin}${locale === 'en' ? '' : `/${locale}`}/reset?code=${code}`
      const content = { brandName: brand.name, address, code }
      const mail =
        contact.kind === 'email' ? resetMail(locale, content) : resetText(locale, content)
      await sendMail(
        tx,
        { brand: brand.key, to: contact.value, kind: 'reset-code', locale, ...mail },
        now,
      )
    },
  })
}

/**
 * Sets a new password with a code and ends every session of the account.
 * @returns the ids of the sessions that ended.
 * @throws PlatformError code-expired when the code is unknown, used or older than 30 minutes.
 */
export async function confirmReset(
  kernel: Kernel,
  brand: string,
  { code, password }: { code: string; password: string },
  idempotency: Idempotency,
): Promise<string[]> {
  const passwordHash = await hashPassword(password, kernel.random)
  const { playerId, ended } = await runCommand(kernel, {
    name: 'account.reset-confirm',
    playerId: null,
    idempotency,
    input: { code },
    async handle({ tx, now }) {
      const owner = await takeResetCode(tx, { brand, code, now })
      if (!owner) {
        throw new PlatformError(
          'code-expired',
          'This reset code is unknown, was used already or is older than 30 minutes. Ask for a new one.',
        )
      }
      await savePassword(tx, owner.playerId, passwordHash, now)
      for (const contact of await contactsOfPlayer(tx, owner.playerId))
        await deleteGuard(tx, brand, contact)
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
