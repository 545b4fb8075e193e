import type { Generated } from 'kysely'
import type { Locale } from '@marquee/contract'
import type { Db, Tx } from '../../kernel/database.ts'
import { at, type Instant } from '../../kernel/schema.ts'

declare module '../../kernel/schema.ts' {
  interface Database {
    mail_outbox: MailTable
  }
}

interface MailTable {
  id: Generated<bigint>
  brand: string
  recipient: string
  kind: string
  locale: string
  subject: string
  /** Plain text. */
  body: string
  created_at: Instant
}

export interface Mail {
  brand: string
  to: string
  /** `reset-code`, ... */
  kind: string
  locale: Locale
  subject: string
  body: string
}

/** How long mails are kept, in ms: a day, longer than anything in them can be used. */
const keptFor = 86_400_000

/** Writes a mail that leaves when the command commits, and not when it fails. */
export async function sendMail(tx: Tx, { to, ...mail }: Mail, now: number): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({ ...mail, recipient: to, created_at: at(now) })
    .execute()
}

/** A brand's mails, newest first. */
export async function mailsOf(db: Db, brand: string, limit = 100) {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'kind', 'locale', 'subject', 'body', 'created_at'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, recipient, created_at, ...mail }) => ({
    id: Number(id),
    to: recipient,
    ...mail,
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
