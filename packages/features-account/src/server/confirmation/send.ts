import type { CodeSent, Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import {
  type Contact,
  contactTaken,
  hideMiddle,
  normalisePhone,
} from '@marquee/platform-identity/account/contact'
import { normaliseEmail } from '@marquee/platform-identity/account/rules'
import { contactsOfPlayer, findAccount } from '@marquee/platform-identity/account/store'
import { queueMailTo } from '@marquee/platform-messages/mail/queue'
import { sendText } from '@marquee/platform-messages/mail/store'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { requireFresh } from '@marquee/platform-identity/account/reauthenticate'
import { confirmationText } from './messages.ts'
import { codeLifetime, makeCode, nextSendAt, recentSends } from './rules.ts'
import { findCode, hashCode, hashLink, saveCode } from './store.ts'

export interface Asker {
  playerId: string
  sessionId: string
  settings: BrandSettings
  idempotency: { scope: string; key: string } | null
}

interface Delivery {
  target: Contact
  locale: Locale
}

/**
 * Sends a new code, or nothing when the one before went to the same address just now; answered alike.
 * @throws PlatformError rate-limited when another address is asked for too often within an hour.
 */
async function deliver(
  command: CommandContext,
  { playerId, settings }: Asker,
  { target, locale }: Delivery,
): Promise<CodeSent> {
  const { tx, now, random } = command
  const channel = target.kind
  const before = await findCode(tx, playerId, channel)
  const sends = before?.sent_at ?? []
  const isOther = before?.target !== target.value
  const nextAt = nextSendAt(sends, now, isOther)
  const sentTo = hideMiddle(target)
  if (before && nextAt > now) {
    // Nothing went there, and the code that is good would confirm what was asked for before.
    if (isOther)
      throw new PlatformError('rate-limited', 'Too many codes within an hour. Ask again later.', {
        retryAfterMs: nextAt - now,
      })
    return { sentTo, expiresAt: before.expires_at, nextAt }
  }
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
  const recipient = { brand: settings.key, to: target.value, locale }
  if (channel === 'email') {
    const mail = { kind: 'email-code', code, path: `/?confirmEmail=${token}` } as const
    await queueMailTo(command, { ...recipient, name: null }, mail)
  } else {
    const body = confirmationText(locale, { brandName: settings.name, code })
    await sendText(tx, { ...recipient, kind: 'phone-code', body }, now)
  }
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
 * Mails a code and a link: to the account's address, or to another one that becomes its own once it is
 * confirmed.
 * @throws PlatformError not-available when there is nothing to confirm, email-taken, or
 * reauthentication-required for another address.
 */
export const sendEmailCode = (
  kernel: Kernel,
  asker: Asker,
  { email, locale }: { email?: string | undefined; locale: Locale },
): Promise<CodeSent> =>
  runCommand(kernel, {
    name: 'confirmation.send-email',
    playerId: asker.playerId,
    idempotency: asker.idempotency,
    input: { email, locale },
    async handle(command) {
      const known = await findPlayer(command.tx, asker.playerId)
      const value = email === undefined ? known.email : normaliseEmail(email)
      if (known.email_confirmed && value === known.email) throw confirmedAlready('e-mail address')
      if (value === null) {
        throw new PlatformError(
          'not-available',
          'There is no e-mail address yet. Send one along.',
          {
            details: [{ path: 'email', message: 'An e-mail address' }],
          },
        )
      }
      // Another address signs in and resets the password: whoever asks has to be the player.
      if (value !== known.email) await requireFresh(command.tx, asker.sessionId, command.now)
      await refuseOwnedEmail(command, asker, value)
      return deliver(command, asker, { target: { kind: 'email', value }, locale })
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

/** Whether the player signs in with this number already. */
async function signsInWith(
  { tx }: Pick<CommandContext, 'tx'>,
  { playerId }: Pick<Asker, 'playerId'>,
  phone: string,
): Promise<boolean> {
  const contacts = await contactsOfPlayer(tx, playerId)
  return contacts.some(({ kind, value }) => kind === 'phone' && value === phone)
}

/**
 * Texts a code to the player's number, or to another that becomes theirs once it is confirmed.
 * @throws PlatformError not-available when there is nothing to confirm, phone-taken, invalid-input, or
 * reauthentication-required for a number that does not sign the player in yet.
 */
export const sendPhoneCode = (
  kernel: Kernel,
  asker: Asker,
  { phone, locale }: { phone?: string | undefined; locale: Locale },
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
      if (!(await signsInWith(command, asker, value)))
        await requireFresh(command.tx, asker.sessionId, command.now)
      await refuseOwnedPhone(command, asker, value)
      return deliver(command, asker, { target: { kind: 'phone', value }, locale })
    },
  })
