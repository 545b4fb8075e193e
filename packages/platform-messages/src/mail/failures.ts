import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { windowOf } from './store.ts'

/** What did not leave, and is nobody's to try again but staff's. */
const failed = ['refused', 'suppressed', 'dead'] as const

export interface FailedMail {
  id: number
  channel: 'mail' | 'sms'
  kind: string
  to: string
  state: (typeof failed)[number]
  attempts: number
  /** What the provider said last. */
  problem: string | null
  createdAt: number
}

interface Page {
  limit: number
  offset: number
}

const isFailed = (state: string): state is FailedMail['state'] =>
  (failed as readonly string[]).includes(state)

/** A brand's messages that did not leave, the newest first, and how many there are. */
export async function failedMails(
  db: Db,
  brand: string,
  { limit, offset }: Page,
): Promise<{ items: FailedMail[]; total: number }> {
  const found = db.selectFrom('mail_outbox').where('brand', '=', brand).where('state', 'in', failed)
  const [rows, { total }] = await Promise.all([
    found
      .select(['id', 'recipient', 'kind', 'state', 'attempts', 'problem', 'created_at'])
      .select(({ eb }) => eb('content', 'is', null).as('is_text'))
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  const items = rows.flatMap(({ id, recipient, state, created_at, is_text, ...row }) =>
    isFailed(state)
      ? [
          {
            ...row,
            id: Number(id),
            channel: is_text ? ('sms' as const) : ('mail' as const),
            to: recipient,
            state,
            createdAt: created_at,
          },
        ]
      : [],
  )
  return { items, total: Number(total) }
}

/**
 * Sends a message that did not leave once more, for as long as a new one would be tried, or takes it off
 * the list. False when there is none.
 */
export async function decideFailedMail(
  tx: Tx,
  { brand, id, decision }: { brand: string; id: number; decision: 'again' | 'dismiss' },
  now: number,
): Promise<boolean> {
  const mail = await tx
    .selectFrom('mail_outbox')
    .select('kind')
    .where('id', '=', BigInt(id))
    .where('brand', '=', brand)
    .where('state', 'in', failed)
    .forUpdate()
    .executeTakeFirst()
  if (!mail) return false
  const again = {
    state: 'waiting' as const,
    attempts: 0,
    due_at: at(now),
    expires_at: at(now + windowOf(mail.kind)),
    done_at: null,
  }
  await tx
    .updateTable('mail_outbox')
    .set(decision === 'again' ? again : { state: 'dismissed' })
    .where('id', '=', BigInt(id))
    .execute()
  return true
}
