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
type KeptContent = MailContent & { origin: string }

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
}

interface NewMail {
  brand: string
  to: string
  kind: string
  locale: Locale
  subject: string
  body: string
}

/** How long mails are kept, in ms: a day, longer than anything in them can be used. */
const keptFor = 86_400_000

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
    locale: locale === 'es' ? 'es' : 'en',
    createdAt: created_at,
  }))
}

/** Forgets mails older than a day: a reset code in them outlives its use otherwise. */
export async function pruneMails(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', at(now - keptFor))
    .execute()
}
