import { timingSafeEqual } from 'node:crypto'
import type { BrandSettings } from '../../brands/settings.ts'
import { type CommandContext, type Kernel, runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { contactOfPlayer } from '../account/store.ts'
import { payInviter } from '../referral/service.ts'
import { triesAllowed } from './rules.ts'
import { type Asker, refuseOwnedPhone } from './send.ts'
import { type Channel, countTry, findCode, findLink, hashCode, useCode } from './store.ts'

type Outcome = 'confirmed' | 'wrong' | 'expired'

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const expired = () =>
  new PlatformError(
    'code-expired',
    'This code was used, replaced, tried too often or is older than 15 minutes. Ask for a new one.',
  )

/** The friend can be reached now: whoever invited them is paid, however the friend signed up. */
async function settleContact(
  command: CommandContext,
  settings: BrandSettings,
  playerId: string,
  channel: Channel,
): Promise<void> {
  const { kind } = await contactOfPlayer(command.tx, playerId)
  if (kind === channel) await payInviter(command, settings, playerId)
}

async function markEmail(
  command: CommandContext,
  settings: BrandSettings,
  { playerId, target }: { playerId: string; target: string },
): Promise<boolean> {
  const { tx, push } = command
  const marked = await tx
    .updateTable('player_profile')
    .from('player')
    .set({ email_confirmed: true })
    .whereRef('player.id', '=', 'player_profile.player_id')
    .where('player_profile.player_id', '=', playerId)
    .where('player.email', '=', target)
    .returning('player_profile.player_id')
    .executeTakeFirst()
  if (!marked) return false
  push(playerId, 'profile', { changed: ['emailConfirmed'] })
  await settleContact(command, settings, playerId, 'email')
  return true
}

async function markPhone(
  command: CommandContext,
  settings: BrandSettings,
  { playerId, target }: { playerId: string; target: string },
): Promise<boolean> {
  const { tx, push } = command
  await refuseOwnedPhone(command, { playerId, settings }, target)
  await tx.deleteFrom('phone_owner').where('player_id', '=', playerId).execute()
  await tx
    .insertInto('phone_owner')
    .values({ brand: settings.key, phone: target, player_id: playerId })
    .execute()
  await tx
    .updateTable('player_profile')
    .set({ phone: target, phone_confirmed: true })
    .where('player_id', '=', playerId)
    .execute()
  push(playerId, 'profile', { changed: ['phone', 'phoneConfirmed'] })
  await settleContact(command, settings, playerId, 'phone')
  return true
}

const mark = { email: markEmail, phone: markPhone }

/**
 * Confirms by code. A wrong one is counted although it is refused, so the refusal comes after the command.
 * @throws PlatformError wrong-code, code-expired, or phone-taken.
 */
export async function confirmByCode(
  kernel: Kernel,
  { playerId, settings, idempotency }: Asker,
  channel: Channel,
  code: string,
): Promise<void> {
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
      const fits = await mark[channel](command, settings, { playerId, target: kept.target })
      return fits ? 'confirmed' : 'expired'
    },
  })
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
      if (!(await markEmail(command, settings, link))) throw expired()
    },
  })
