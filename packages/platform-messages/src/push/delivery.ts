import { defaultLocale, toLocale } from '@marquee/contract/locales'
import type { InboxEntry, InboxKind, Locale } from '@marquee/contract'
import { sql } from 'kysely'
import type { Kernel } from '@marquee/platform-kernel/command'
import { at } from '@marquee/platform-kernel/schema'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { Outcome, Providers } from '@marquee/platform-providers'
import { choiceOf } from '../choices/store.ts'
import { waitAfter } from '../mail/delivery.ts'
import { forgetDevice } from './devices.ts'
import type { PushState } from './migrations.ts'
import { isSerious, pushWords } from './words.ts'

/** Whoever claims a notification has this long to say what became of it; then another takes it, in ms. */
const lease = 60_000

export interface PushDelivery {
  kernel: Kernel
  providers: Pick<Providers, 'push'>
}

interface ClaimedPush {
  id: bigint
  entry_id: number
  token: string
  attempts: number
  expires_at: number
}

/** Takes the notification that has been due for longest, for as long as the lease; several may claim at once. */
async function claim({ db, clock }: Kernel): Promise<ClaimedPush | null> {
  const now = clock.now()
  const { rows } = await sql<ClaimedPush>`
    update push_outbox set attempts = attempts + 1, due_at = ${at(now + lease)}
    where id = (
      select id from push_outbox where state = 'waiting' and due_at <= ${at(now)}
      order by due_at, id limit 1 for update skip locked
    )
    returning id, entry_id, token, attempts, expires_at`.execute(db)
  return rows[0] ?? null
}

interface Addressed {
  brand: string
  playerId: string
  kind: InboxKind
  params: InboxEntry['params']
  isRead: boolean
  locale: Locale
}

/** What is told to whom; null where the device is nobody's any more, or its session is over, as a closed account's are. */
async function addressedOf(
  { db, clock }: Kernel,
  { entry_id, token }: ClaimedPush,
): Promise<Addressed | null> {
  const row = await db
    .selectFrom('inbox_entry as entry')
    .innerJoin('push_device as device', 'device.player_id', 'entry.player_id')
    .innerJoin('session', 'session.id', 'device.session_id')
    .innerJoin('player', 'player.id', 'entry.player_id')
    .select(['player.brand', 'player.id as playerId', 'entry.kind', 'entry.params'])
    .select(['entry.read_at', 'device.locale'])
    .where('entry.id', '=', entry_id)
    .where('device.token', '=', token)
    .where('session.expires_at', '>', at(clock.now()))
    .executeTakeFirst()
  if (!row) return null
  const { read_at, locale, ...entry } = row
  return { ...entry, isRead: read_at !== null, locale: toLocale(locale) }
}

interface Ending {
  state: PushState
  problem: string | null
  /** When it is due again; null when it is over. */
  dueAt: number | null
}

const over = (state: PushState, problem: string | null = null): Ending => ({
  state,
  problem,
  dueAt: null,
})

/** Why a player is not told, or null. What tells of money and safety comes during a break as well. */
async function withhold({ db, clock }: Kernel, to: Addressed): Promise<Ending | null> {
  if (to.isRead) return over('read')
  if (!(await choiceOf(db, to.playerId, to.kind)).push) return over('withheld', 'Switched off.')
  if (isSerious(to.kind)) return null
  const restriction = await runningRestriction(db, to.playerId, clock.now())
  return restriction && over('withheld', 'The player rests from play.')
}

function endingOf(outcome: Outcome, push: ClaimedPush, now: number): Ending {
  if (outcome.kind === 'sent') return over('sent')
  const { problem } = outcome
  if (outcome.kind === 'refused') return over('refused', problem)
  const dueAt = now + waitAfter(push.attempts)
  return dueAt > push.expires_at ? over('dead', problem) : { state: 'waiting', problem, dueAt }
}

/** What a device is told: in the language it was registered in, with the way to the inbox. */
export function messageOf(
  { originOf, brands }: Pick<Kernel, 'originOf' | 'brands'>,
  { id, token, entryId }: { id: string; token: string; entryId: number },
  { brand, kind, params, locale }: Pick<Addressed, 'brand' | 'kind' | 'params' | 'locale'>,
) {
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  return {
    id,
    brand,
    token,
    title: brands.get(brand)?.name ?? '',
    body: pushWords(locale, { kind, params }),
    link: `${originOf(brand)}${prefix}/lobby/?openModal=notifications`,
    data: { entry: String(entryId) },
  }
}

async function tell(delivery: PushDelivery, push: ClaimedPush): Promise<Ending> {
  const { kernel, providers } = delivery
  const to = await addressedOf(kernel, push)
  if (!to) return over('withheld', 'Nobody is signed in there.')
  const withheld = await withhold(kernel, to)
  if (withheld) return withheld
  const { token, entry_id: entryId } = push
  const now = kernel.clock.now()
  const message = messageOf(kernel, { id: `entry-${entryId}`, token, entryId }, to)
  const lifetime = Math.max(0, Math.floor((push.expires_at - now) / 1000))
  const outcome: Outcome = providers.push?.serves(to.brand)
    ? await providers.push.send({ ...message, lifetime })
    : { kind: 'later', problem: 'Nobody brings notifications of this brand.' }
  if (outcome.kind === 'refused' && outcome.isAddressDead) await forgetDevice(kernel.db, token)
  return endingOf(outcome, push, kernel.clock.now())
}

/** What became of a claimed notification, for the log: nothing of it names a person. */
export interface DeliveredPush {
  push: number
  state: PushState
  attempts: number
}

/**
 * Hands over the notification that is due: at least once, since whoever claimed it may end before it says
 * so; the device shows a second copy in place of the first. A device that the company does not know any
 * more is forgotten.
 * @returns null when nothing is due.
 */
export async function deliverNextPush(delivery: PushDelivery): Promise<DeliveredPush | null> {
  const { kernel } = delivery
  if (!delivery.providers.push) return null
  const push = await claim(kernel)
  if (!push) return null
  const { state, problem, dueAt } = await tell(delivery, push)
  await kernel.db
    .updateTable('push_outbox')
    .set({
      state,
      problem,
      due_at: dueAt === null ? null : at(dueAt),
      done_at: dueAt === null ? at(kernel.clock.now()) : null,
    })
    .where('id', '=', push.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', push.attempts)
    .execute()
  return { push: Number(push.id), state, attempts: push.attempts }
}
