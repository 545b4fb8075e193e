import { toLocale } from '@marquee/contract/locales'
import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import type { MailContent } from './content.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    mail_outbox: MailTable
  }
}

/** What the HTML part is drawn from, with where its links lead. */
export type KeptContent = MailContent & { origin: string }

/**
 * `waiting` leaves when it is due; `suppressed` was marketing to somebody who gets none, `refused` the
 * provider never takes, `dead` was tried for as long as it made sense, `dismissed` is one of these that
 * staff have seen. `kept` was written before mails left.
 */
export type MailState =
  | 'kept'
  | 'waiting'
  | 'sent'
  | 'suppressed'
  | 'refused'
  | 'dead'
  | 'dismissed'

interface MailTable {
  id: Generated<bigint>
  brand: string
  recipient: string
  kind: string
  locale: string
  subject: string
  /** The plain text part. */
  body: string
  /** Null for text messages. */
  content: ColumnType<KeptContent | null, string | null, never>
  created_at: Instant
  state: Generated<MailState>
  attempts: Generated<number>
  /** When it is tried, or tried again; null when it is over. */
  due_at: Instant | null
  /** No try begins later. */
  expires_at: Instant | null
  done_at: Instant | null
  /** What the provider said to the last try. */
  problem: string | null
}

interface NewMail {
  brand: string
  to: string
  kind: string
  locale: Locale
  subject: string
  body: string
}

const day = 86_400_000
/** How long mails that left are kept, in ms: longer than anything in them can be used. */
const keptFor = day
/** How long mails that did not leave are kept for staff, in ms. */
const failedKeptFor = 14 * day

/** Kinds with a code that is of no use later. */
const urgent: ReadonlySet<string> = new Set([
  'email-code',
  'phone-code',
  'reset-code',
  'sign-in-code',
])

/** How long a mail is tried, in ms: half an hour with a code in it, else a day. */
export const windowOf = (kind: string): number => (urgent.has(kind) ? 30 * 60_000 : day)

/** Keeps a mail; others call `queueMail`. */
export async function insertMail(
  tx: Tx,
  { to, content, ...mail }: NewMail & { content: KeptContent | null },
  now: number,
): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      ...mail,
      recipient: to,
      content: content && JSON.stringify(content),
      created_at: at(now),
      due_at: at(now),
      expires_at: at(now + windowOf(mail.kind)),
    })
    .execute()
}

/** Writes a text message that leaves when the command commits, and not when it fails. */
export const sendText = (tx: Tx, message: Omit<NewMail, 'subject'>, now: number): Promise<void> =>
  insertMail(tx, { ...message, subject: 'SMS', content: null }, now)

export interface StoredMail extends NewMail {
  id: number
  createdAt: number
  content: KeptContent | null
}

/** A brand's mails, newest first. */
export async function storedMails(db: Db, brand: string, limit = 100): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'kind', 'locale', 'subject', 'body', 'content', 'created_at'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, recipient, created_at, locale, ...mail }) => ({
    ...mail,
    brand,
    id: Number(id),
    to: recipient,
    locale: toLocale(locale),
    createdAt: created_at,
  }))
}

/**
 * Forgets what left a day ago, since a reset code outlives its use otherwise, and what did not leave after
 * two weeks. What nobody took for a day is not forgotten: it is dead, and staff see it.
 */
export async function pruneMails(db: Db, now: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ state: 'dead', due_at: null, done_at: at(now), problem: 'Nobody took it in time.' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<', at(now - keptFor))
    .execute()
  await db
    .deleteFrom('mail_outbox')
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('state', 'in', ['kept', 'sent', 'dismissed']),
          eb('created_at', '<', at(now - keptFor)),
        ]),
        and([
          eb('state', 'in', ['suppressed', 'refused', 'dead']),
          eb('created_at', '<', at(now - failedKeptFor)),
        ]),
      ]),
    )
    .execute()
}
