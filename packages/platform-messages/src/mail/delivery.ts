import { toLocale } from '@marquee/contract/locales'
import { sql } from 'kysely'
import type { Kernel } from '@marquee/platform-kernel/command'
import { at } from '@marquee/platform-kernel/schema'
import type { Outcome, Providers } from '@marquee/platform-providers'
import { type MailKind, marketingKinds } from './kinds.ts'
import { draw, drawAttached } from './outbox.ts'
import type { KeptContent, MailState } from './store.ts'
import { suppress, suppressionOf } from './suppression.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

/** Whoever claims a mail has this long to say what became of it; then another takes it, in ms. */
const lease = 180_000

/** The wait after so many attempts, in ms: 5 s, then four times as long each time, an hour at most. */
export const waitAfter = (attempts: number): number =>
  Math.min(5_000 * 4 ** (attempts - 1), 3_600_000)

export interface Delivery {
  kernel: Kernel
  providers: Pick<Providers, 'mail' | 'sms'>
  /** The address that mails come from; `{host}` stands for the brand's host name. */
  from: string
}

interface ClaimedMail {
  id: bigint
  brand: string
  recipient: string
  kind: string
  locale: string
  subject: string
  body: string
  content: KeptContent | null
  created_at: number
  expires_at: number
  attempts: number
}

/** Takes the mail that has been due for longest, for as long as the lease; several may claim at once. */
async function claim({ kernel: { db, clock }, providers }: Delivery): Promise<ClaimedMail | null> {
  const now = clock.now()
  const served =
    providers.mail && providers.sms
      ? sql`true`
      : providers.mail
        ? sql`content is not null`
        : sql`content is null`
  const { rows } = await sql<ClaimedMail>`
    update mail_outbox
    set attempts = attempts + 1, due_at = ${at(now + lease)}
    where id = (
      select id from mail_outbox
      where state = 'waiting' and due_at <= ${at(now)} and ${served}
      order by due_at, id
      limit 1
      for update skip locked
    )
    returning id, brand, recipient, kind, locale, subject, body, content, created_at, expires_at, attempts`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The same whenever the mail is sent again, so that a mailbox that has it may drop the copy. */
const messageIdOf = ({ id, created_at }: ClaimedMail, host: string): string =>
  `<${id}.${created_at.toString(36)}@${host}>`

/** What mail programs show as a way to get no more of this; for marketing alone (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

async function send(delivery: Delivery, mail: ClaimedMail): Promise<Outcome> {
  const { kernel, providers, from } = delivery
  const { content, recipient: to, subject, body } = mail
  const { host, hostname } = new URL(kernel.originOf(mail.brand))
  const id = messageIdOf(mail, host)
  const brand = kernel.brands.get(mail.brand)
  if (!brand) return { kind: 'refused', problem: 'There is no such brand.', isAddressDead: false }
  if (!content)
    return providers.sms
      ? providers.sms.send({ id, to, text: body })
      : { kind: 'later', problem: 'Nobody takes text messages.' }
  if (!providers.mail) return { kind: 'later', problem: 'Nobody takes mails.' }
  const locale = toLocale(mail.locale)
  const unsubscribe = marketingKinds.has(mail.kind as MailKind)
    ? unsubscribeAddress(kernel, { brand: mail.brand, contact: to, locale })
    : null
  const { html, text } = await draw({ content, body, locale, unsubscribe }, brand)
  const attachments = await drawAttached(content, brand, locale)
  return providers.mail.send({
    id,
    from: { name: brand.name, address: from.replace('{host}', hostname) },
    replyTo: brand.contactEmail,
    to,
    subject,
    text,
    html,
    attachments,
    headers: unsubscribe ? unsubscribeHeaders(unsubscribe) : {},
  })
}

/** What cannot be drawn or handed over for a reason of ours is tried again, and seen by staff in the end. */
const later = (error: unknown): Outcome => ({ kind: 'later', problem: String(error).slice(0, 300) })

interface Ending {
  state: MailState
  problem: string | null
  /** When it is due again; null when it is over. */
  dueAt: number | null
}

function endingOf(outcome: Outcome, mail: ClaimedMail, now: number): Ending {
  if (outcome.kind === 'sent') return { state: 'sent', problem: null, dueAt: null }
  const { problem } = outcome
  if (outcome.kind === 'refused') return { state: 'refused', problem, dueAt: null }
  const dueAt = now + waitAfter(mail.attempts)
  return dueAt > mail.expires_at
    ? { state: 'dead', problem, dueAt: null }
    : { state: 'waiting', problem, dueAt }
}

/** Says what became of a mail, unless another has claimed it meanwhile. */
async function mark({ db }: Kernel, mail: ClaimedMail, ending: Ending, now: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      state: ending.state,
      problem: ending.problem,
      due_at: ending.dueAt === null ? null : at(ending.dueAt),
      done_at: ending.dueAt === null ? at(now) : null,
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .execute()
}

async function withhold(kernel: Kernel, mail: ClaimedMail): Promise<Ending | null> {
  if (!marketingKinds.has(mail.kind as MailKind)) return null
  const { brand, recipient: contact } = mail
  const suppression = await suppressionOf(kernel.db, { brand, contact })
  return suppression && { state: 'suppressed', problem: suppression.cause, dueAt: null }
}

/** What became of a claimed mail, for the log: nothing of it names a person. */
export interface Delivered {
  mail: number
  kind: string
  state: MailState
  attempts: number
}

/**
 * Hands over the mail or text message that is due: at least once, since whoever claimed it may end before
 * it says so. A dead address is suppressed: it gets no marketing from then on.
 * @returns null when nothing is due.
 */
export async function deliverNext(delivery: Delivery): Promise<Delivered | null> {
  const { kernel, providers } = delivery
  if (!providers.mail && !providers.sms) return null
  const mail = await claim(delivery)
  if (!mail) return null
  const withheld = await withhold(kernel, mail)
  const outcome = withheld ? null : await send(delivery, mail).catch(later)
  const now = kernel.clock.now()
  const ending = outcome ? endingOf(outcome, mail, now) : withheld
  if (!ending) throw new Error('A mail is withheld or sent.')
  if (outcome?.kind === 'refused' && outcome.isAddressDead) {
    const { brand, recipient: contact } = mail
    const { problem } = outcome
    await suppress(kernel.db, { brand, contact, cause: 'bounce', problem, now })
  }
  await mark(kernel, mail, ending, now)
  const { kind, attempts } = mail
  return { mail: Number(mail.id), kind, state: ending.state, attempts }
}
