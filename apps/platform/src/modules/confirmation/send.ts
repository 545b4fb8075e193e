import type { CodeSent, Locale } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { type CommandContext, type Kernel, runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { type Contact, contactTaken, hideMiddle, normalisePhone } from '../account/contact.ts'
import { normaliseEmail } from '../account/rules.ts'
import { findAccount } from '../account/store.ts'
import { sendMail } from '../mail/store.ts'
import { findPlayer } from '../player/store.ts'
import { confirmationMail, confirmationText } from './messages.ts'
import { codeLifetime, makeCode, nextSendAt, recentSends } from './rules.ts'
import { findCode, hashCode, hashLink, saveCode } from './store.ts'

export interface Asker {
  playerId: string
  settings: BrandSettings
  idempotency: { scope: string; key: string } | null
}

interface Delivery {
  target: Contact
  locale: Locale
  /** Scheme, host and port of the brand, for the link. */
  origin: string
}

/** Sends a new code, or nothing when the one before is too young; answered alike. */
async function deliver(
  { tx, now, random }: CommandContext,
  { playerId, settings }: Asker,
  { target, locale, origin }: Delivery,
): Promise<CodeSent> {
  const channel = target.kind
  const before = await findCode(tx, playerId, channel)
  const sends = before?.sent_at ?? []
  const nextAt = nextSendAt(sends, now)
  const sentTo = hideMiddle(target)
  if (before && nextAt > now) return { sentTo, expiresAt: before.expires_at, nextAt }
  const code = makeCode(random)
  const token = random.token(32)
  const sentAt = [...recentSends(sends, now), now]
  const expiresAt = now + codeLifetime
  await saveCode(tx, {
    playerId,
    channel,
    target: target.value,
    codeHash: hashCode(playerId, code),
    linkHash: channel === 'email' ? hashLink(token) : null,
    sentAt,
    expiresAt,
  })
  const content = { brandName: settings.name, code }
  const address = `${origin}${locale === 'en' ? '' : `/${locale}`}/?confirmEmail=${token}`
  const message =
    channel === 'email'
      ? confirmationMail(locale, { ...content, address })
      : confirmationText(locale, content)
  const kind = `${channel}-code`
  await sendMail(tx, { brand: settings.key, to: target.value, kind, locale, ...message }, now)
  return { sentTo, expiresAt, nextAt: nextSendAt(sentAt, now) }
}

const confirmedAlready = (what: string) =>
  new PlatformError('not-available', `The ${what} is confirmed already. There is nothing to do.`)

/** Another account of the brand has this address. */
export async function refuseOwnedEmail(
  { tx }: Pick<CommandContext, 'tx'>,
  { playerId, settings }: Pick<Asker, 'playerId' | 'settings'>,
  email: string,
): Promise<void> {
  const owner = await findAccount(tx, settings.key, { kind: 'email', value: email })
  if (owner && owner.playerId !== playerId) throw contactTaken({ kind: 'email' })
}

/**
 * Mails a code and a link: to the account's address, or, where it has none, to one that becomes its
 * own once it is confirmed.
 * @throws PlatformError not-available when there is nothing to confirm, or email-taken.
 */
export const sendEmailCode = (
  kernel: Kernel,
  asker: Asker,
  { email, locale, origin }: { email?: string | undefined; locale: Locale; origin: string },
): Promise<CodeSent> =>
  runCommand(kernel, {
    name: 'confirmation.send-email',
    playerId: asker.playerId,
    idempotency: asker.idempotency,
    input: { email, locale },
    async handle(command) {
      const known = await findPlayer(command.tx, asker.playerId)
      if (known.email_confirmed) throw confirmedAlready('e-mail address')
      const value = known.email ?? (email === undefined ? null : normaliseEmail(email))
      if (value === null) {
        throw new PlatformError(
          'not-available',
          'There is no e-mail address yet. Send one along.',
          {
            details: [{ path: 'email', message: 'An e-mail address' }],
          },
        )
      }
      if (email !== undefined && normaliseEmail(email) !== value) {
        throw new PlatformError(
          'not-available',
          'This account has an e-mail address already. Ask the support to change it.',
          { details: [{ path: 'email', message: 'Changed by the support' }] },
        )
      }
      await refuseOwnedEmail(command, asker, value)
      return deliver(command, asker, { target: { kind: 'email', value }, locale, origin })
    },
  })

/** Another player of the brand has signed up with this number, or confirmed it. */
export async function refuseOwnedPhone(
  { tx }: Pick<CommandContext, 'tx'>,
  { playerId, settings }: Pick<Asker, 'playerId' | 'settings'>,
  phone: string,
): Promise<void> {
  const owner = await tx
    .selectFrom('phone_owner')
    .select('player_id')
    .where('brand', '=', settings.key)
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (!owner || owner.player_id === playerId) return
  throw contactTaken({ kind: 'phone' })
}

/**
 * Texts a code to the player's number, or to another that becomes theirs once it is confirmed.
 * @throws PlatformError not-available when there is nothing to confirm, phone-taken or invalid-input.
 */
export const sendPhoneCode = (
  kernel: Kernel,
  asker: Asker,
  { phone, locale, origin }: { phone?: string | undefined; locale: Locale; origin: string },
): Promise<CodeSent> =>
  runCommand(kernel, {
    name: 'confirmation.send-phone',
    playerId: asker.playerId,
    idempotency: asker.idempotency,
    input: { phone, locale },
    async handle(command) {
      const known = await findPlayer(command.tx, asker.playerId)
      const value = phone ? normalisePhone(phone) : known.phone
      if (!value) {
        throw new PlatformError('not-available', 'There is no phone number yet. Send one along.', {
          details: [{ path: 'phone', message: 'A phone number' }],
        })
      }
      if (known.phone_confirmed && value === known.phone) throw confirmedAlready('phone number')
      await refuseOwnedPhone(command, asker, value)
      return deliver(command, asker, { target: { kind: 'phone', value }, locale, origin })
    },
  })
