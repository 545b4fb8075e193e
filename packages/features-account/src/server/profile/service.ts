import type { ProfileChange, Subscription } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { normalisePhone } from '@marquee/platform-identity/account/contact'
import { refuseForeignZip, refuseIneligible } from '@marquee/platform-identity/account/rules'
import { refuseOwnedPhone } from '../confirmation/send.ts'
import { readProfile } from '@marquee/platform-identity/player/service'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import type { IdentityProvider } from '@marquee/platform-providers'
import { changesOf, columns, documented, type ProfileField } from './rules.ts'

interface Caller {
  playerId: string
  settings: BrandSettings
  /** What the profile says of the automatic verification depends on who offers it. */
  provider?: IdentityProvider | null
  idempotency: { scope: string; key: string } | null
}

type Row = Awaited<ReturnType<typeof findPlayer>>

function refuseDocumented(fields: ProfileField[], status: string | null): void {
  const field = documented.find((one) => fields.includes(one))
  if (status !== 'verified' || !field) return
  throw new PlatformError(
    'not-available',
    `The ${field} was checked against a document and stays as it is. Ask the support to change it.`,
    { details: [{ path: field, message: 'Checked against a document' }] },
  )
}

/** A number that signs the player in, or was confirmed, changes by a code and not by a form. */
async function refuseKnownPhone(
  tx: Tx,
  fields: ProfileField[],
  { player_id: playerId, phone_confirmed: confirmed }: Row,
): Promise<void> {
  if (!fields.includes('phone')) return
  const owned = await tx
    .selectFrom('phone_owner')
    .select('phone')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!owned && !confirmed) return
  throw new PlatformError(
    'not-available',
    'This phone number is confirmed. Ask for a code at the new number to change it.',
    { details: [{ path: 'phone', message: 'Changed by a code' }] },
  )
}

function refuseElsewhere(
  fields: ProfileField[],
  settings: BrandSettings,
  values: { birthday: string | null; state: string | null },
  now: number,
): void {
  if (!fields.includes('birthday') && !fields.includes('state')) return
  if (values.birthday === null || values.state === null) {
    throw new PlatformError('invalid-input', 'Date of birth and state cannot be left out.', {
      details: [{ path: values.state === null ? 'state' : 'birthday', message: 'Needed' }],
    })
  }
  try {
    refuseIneligible(settings, { birthDay: values.birthday, state: values.state }, now)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const details = error.details?.map((one) => ({ ...one, path: spelled(one.path) }))
    throw new PlatformError(error.code, error.message, details && { details })
  }
}

/** Forms spell it two ways (TEN-24). */
const spelled = (path: string): string => (path === 'birthDay' ? 'birthday' : path)

async function change(
  { tx, now, push }: CommandContext,
  { playerId, settings }: Caller,
  wanted: ProfileChange,
  documentStatus: string | null,
): Promise<void> {
  const row = await findPlayer(tx, playerId)
  const changes = changesOf(row, wanted)
  if (!changes.length) return
  const fields = changes.map(({ field }) => field)
  const after = { ...row, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) }
  refuseDocumented(fields, documentStatus)
  await refuseKnownPhone(tx, fields, row)
  refuseElsewhere(fields, settings, after, now)
  if (fields.includes('zip') || fields.includes('state')) refuseForeignZip(after)
  if (fields.includes('phone') && after.phone !== null)
    await refuseOwnedPhone({ tx }, { playerId, settings }, after.phone)
  await tx
    .updateTable('player_profile')
    .set(Object.fromEntries(changes.map(({ field, value }) => [columns[field], value])))
    .where('player_id', '=', playerId)
    .execute()
  push(playerId, 'profile', { changed: fields })
}

/**
 * Writes what a player told about themselves and tells their other tabs (RT-05).
 * @throws PlatformError invalid-input, age-restricted, not-available or phone-taken.
 */
export async function saveProfile(
  kernel: Kernel,
  caller: Caller,
  given: ProfileChange,
): Promise<Awaited<ReturnType<typeof readProfile>>> {
  const wanted = given.phone ? { ...given, phone: normalisePhone(given.phone) } : given
  const { documentConfirmStatus } = await readProfile(kernel, caller.playerId, null)
  await runCommand(kernel, {
    name: 'profile.save',
    playerId: caller.playerId,
    idempotency: caller.idempotency,
    input: wanted,
    async handle(command) {
      await change(command, caller, wanted, documentConfirmStatus)
      const { identityKey } = kernel
      const { playerId } = caller
      await refreshIdentity(command.tx, { identityKey, playerId, now: command.now })
    },
  })
  return readProfile(kernel, caller.playerId, caller.provider ?? null)
}

/** Which news a player asked for. */
export async function readSubscription(db: Db, playerId: string): Promise<Subscription> {
  const row = await db
    .selectFrom('subscription')
    .select(['email', 'push', 'sms'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ?? { email: false, push: false, sms: false }
}

export const saveSubscription = (
  kernel: Kernel,
  { playerId, idempotency }: Caller,
  wanted: Subscription,
): Promise<Subscription> =>
  runCommand(kernel, {
    name: 'profile.subscribe',
    playerId,
    idempotency,
    input: wanted,
    async handle({ tx, push }) {
      const { email, push: pushes, sms } = wanted
      const row = { email, push: pushes, sms }
      await tx
        .insertInto('subscription')
        .values({ player_id: playerId, ...row })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
        .execute()
      push(playerId, 'profile', { changed: ['subscription'] })
      return row
    },
  })
