import { timingSafeEqual } from 'node:crypto'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { contactTaken, hideMiddle, isDuplicate } from '@marquee/platform-identity/account/contact'
import { contactOfPlayer } from '@marquee/platform-identity/account/store'
import { queueMail, queueMailTo } from '@marquee/platform-messages/mail/queue'
import { sendText } from '@marquee/platform-messages/mail/store'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import '@marquee/platform-identity/account/events'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import { phoneChangedText } from './messages.ts'
import { triesAllowed } from './rules.ts'
import { type Asker, refuseOwnedEmail, refuseOwnedPhone } from './send.ts'
import { type Channel, countTry, findCode, findLink, hashCode, useCode } from './store.ts'

type Outcome = 'confirmed' | 'wrong' | 'expired'

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const expired = () =>
  new PlatformError(
    'code-expired',
    'This code was used, replaced, tried too often or is older than 15 minutes. Ask for a new one.',
  )

/** The player can be reached now by what they signed up with. */
async function settleContact(
  command: CommandContext,
  settings: BrandSettings,
  playerId: string,
  channel: Channel,
): Promise<void> {
  const { kind } = await contactOfPlayer(command.tx, playerId)
  if (kind === channel) await command.emit('contactConfirmed', { playerId, brand: settings.key })
}

interface Marked {
  playerId: string
  target: string
  /** Keys the hashes by which the group recognises an excluded player. */
  identityKey: string
}

/** Writes an address that the player adds, or that takes the place of another one, which is told. */
async function takeEmail(
  command: CommandContext,
  settings: BrandSettings,
  { playerId, target }: Marked,
): Promise<void> {
  const { tx } = command
  await refuseOwnedEmail(command, { playerId, settings }, target)
  const { email: old, locale, name } = await findPlayer(tx, playerId)
  await tx.updateTable('player').set({ email: target }).where('id', '=', playerId).execute()
  if (old === null) return
  const address = hideMiddle({ kind: 'email', value: target })
  const recipient = { brand: settings.key, to: old, locale, name }
  await queueMailTo(command, recipient, { kind: 'email-changed', address })
}

/** Confirms the address that a code was sent to, and makes it the player's where it was not. */
async function markEmail(
  command: CommandContext,
  settings: BrandSettings,
  { playerId, target, identityKey }: Marked,
): Promise<boolean> {
  const { tx, now, push } = command
  const { email } = await findPlayer(tx, playerId)
  const changed = email === target ? ['emailConfirmed'] : ['email', 'emailConfirmed']
  if (email !== target) await takeEmail(command, settings, { playerId, target, identityKey })
  await tx
    .updateTable('player_profile')
    .set({ email_confirmed: true })
    .where('player_id', '=', playerId)
    .execute()
  await refreshIdentity(tx, { identityKey, playerId, now })
  push(playerId, 'profile', { changed })
  await settleContact(command, settings, playerId, 'email')
  return true
}

/** Says that another number signs in: to the address, and to the number that does not any more. */
async function tellPhone(
  command: CommandContext,
  settings: BrandSettings,
  { playerId, target, old }: Pick<Marked, 'playerId' | 'target'> & { old: string | undefined },
): Promise<void> {
  const { tx, now } = command
  const phone = hideMiddle({ kind: 'phone', value: target })
  await queueMail(command, playerId, { kind: 'phone-changed', phone })
  if (old === undefined) return
  const { locale } = await findPlayer(tx, playerId)
  const body = phoneChangedText(locale, settings.name)
  await sendText(tx, { brand: settings.key, to: old, locale, kind: 'phone-changed', body }, now)
}

async function markPhone(
  command: CommandContext,
  settings: BrandSettings,
  { playerId, target, identityKey }: Marked,
): Promise<boolean> {
  const { tx, now, push } = command
  await refuseOwnedPhone(command, { playerId, settings }, target)
  const owned = await tx
    .deleteFrom('phone_owner')
    .where('player_id', '=', playerId)
    .returning('phone')
    .executeTakeFirst()
  await tx
    .insertInto('phone_owner')
    .values({ brand: settings.key, phone: target, player_id: playerId })
    .execute()
  await tx
    .updateTable('player_profile')
    .set({ phone: target, phone_confirmed: true })
    .where('player_id', '=', playerId)
    .execute()
  await refreshIdentity(tx, { identityKey, playerId, now })
  if (owned?.phone !== target)
    await tellPhone(command, settings, { playerId, target, old: owned?.phone })
  push(playerId, 'profile', { changed: ['phone', 'phoneConfirmed'] })
  await settleContact(command, settings, playerId, 'phone')
  return true
}

const refuseDuplicate = (kind: Channel) => (error: unknown) => {
  throw isDuplicate(error) ? contactTaken({ kind }) : error
}

const mark = { email: markEmail, phone: markPhone }

/**
 * Confirms by code. A wrong one is counted although it is refused, so the refusal comes after the command.
 * @throws PlatformError wrong-code, code-expired, email-taken or phone-taken.
 */
export async function confirmByCode(
  kernel: Kernel,
  { playerId, settings, idempotency }: Asker,
  channel: Channel,
  code: string,
): Promise<void> {
  const { identityKey } = kernel
  const outcome = await runCommand<Outcome>(kernel, {
    name: `confirmation.confirm-${channel}`,
    playerId,
    idempotency,
    input: { code },
    async handle(command) {
      const { tx, now } = command
      const kept = await findCode(tx, playerId, channel)
      if (!kept?.code_hash || kept.expires_at <= now || kept.tries >= triesAllowed) return 'expired'
      if (!sameHash(kept.code_hash, hashCode(playerId, code))) {
        await countTry(tx, playerId, channel)
        return kept.tries + 1 >= triesAllowed ? 'expired' : 'wrong'
      }
      await useCode(tx, playerId, channel)
      const { target } = kept
      const fits = await mark[channel](command, settings, { playerId, target, identityKey })
      return fits ? 'confirmed' : 'expired'
    },
  }).catch(refuseDuplicate(channel))
  if (outcome === 'expired') throw expired()
  if (outcome === 'wrong') {
    throw new PlatformError(
      'wrong-code',
      `This is not the code that was sent. After ${triesAllowed} wrong ones a new code is needed.`,
      { details: [{ path: 'code', message: 'Not the code that was sent' }] },
    )
  }
}

/**
 * Confirms an e-mail address by the link of its mail, in whatever browser that was opened.
 * @throws PlatformError code-expired when the link is unknown, replaced or older than 15 minutes.
 */
export const confirmByLink = (
  kernel: Kernel,
  settings: BrandSettings,
  idempotency: Asker['idempotency'],
  token: string,
): Promise<void> =>
  runCommand(kernel, {
    name: 'confirmation.confirm-link',
    playerId: null,
    idempotency,
    input: { token },
    async handle(command) {
      const { tx, now } = command
      const link = await findLink(tx, settings.key, token, now)
      if (!link) throw expired()
      await tx
        .selectFrom('player')
        .select('id')
        .where('id', '=', link.playerId)
        .forUpdate()
        .execute()
      await useCode(tx, link.playerId, 'email')
      const { identityKey } = kernel
      if (!(await markEmail(command, settings, { ...link, identityKey }))) throw expired()
    },
  }).catch(refuseDuplicate('email'))
