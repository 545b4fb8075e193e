import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    contact_suppression: SuppressionTable
  }
}

/** Why an address or number gets no marketing: it is dead, somebody complained, or asked for none. */
export type SuppressionCause = 'bounce' | 'complaint' | 'unsubscribe'

interface SuppressionTable {
  brand: string
  /** An e-mail address in small letters, or a phone number. */
  contact: string
  cause: SuppressionCause
  /** What the provider said. */
  problem: string | null
  since: Instant
}

interface ContactKey {
  brand: string
  contact: string
}

export interface Suppression {
  contact: string
  cause: SuppressionCause
  problem: string | null
  /** Epoch ms. */
  since: number
}

const fields = ['contact', 'cause', 'problem', 'since'] as const

/** Why a contact gets no marketing; null when it does. */
export const suppressionOf = async (
  db: Db,
  { brand, contact }: ContactKey,
): Promise<Suppression | null> =>
  (await db
    .selectFrom('contact_suppression')
    .select(fields)
    .where('brand', '=', brand)
    .where('contact', '=', contact.toLowerCase())
    .executeTakeFirst()) ?? null

/** Gives a contact no more marketing; the first cause stays. */
export async function suppress(
  db: Db,
  {
    brand,
    contact,
    cause,
    problem,
    now,
  }: ContactKey & Pick<Suppression, 'cause' | 'problem'> & { now: number },
): Promise<void> {
  await db
    .insertInto('contact_suppression')
    .values({ brand, contact: contact.toLowerCase(), cause, problem, since: at(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A brand's contacts that get no marketing, the newest first, and how many there are. */
export async function suppressionsOf(
  db: Db,
  brand: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Suppression[]; total: number }> {
  const found = db.selectFrom('contact_suppression').where('brand', '=', brand)
  const [items, { total }] = await Promise.all([
    found.select(fields).orderBy('since', 'desc').limit(limit).offset(offset).execute(),
    found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total: Number(total) }
}

/** Lets a contact get marketing again. Gives why it did not; null when it did. */
export const liftSuppression = async (
  tx: Tx,
  { brand, contact }: ContactKey,
): Promise<Suppression | null> =>
  (await tx
    .deleteFrom('contact_suppression')
    .where('brand', '=', brand)
    .where('contact', '=', contact.trim().toLowerCase())
    .returning(fields)
    .executeTakeFirst()) ?? null
