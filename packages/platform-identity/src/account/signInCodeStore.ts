import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import type { Contact } from './contact.ts'
import { countAttempt, triesOfCode, triesOfCodes } from './rules.ts'
import { hash, lockGuard, saveGuard } from './store.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    sign_in_code: SignInCodeTable
  }
}

interface SignInCodeTable {
  brand: string
  /** Of the address or phone, hashed: those without an account are nobody's business. */
  contact_hash: string
  /** Of what the browser that asked is known by. */
  browser_hash: string
  code_hash: string
  tries: number
  /** Which sign-in it let in, by its idempotency key, hashed; null while it can be used. */
  used_by: string | null
  expires_at: Instant
}

/** Whose code it is, and which browser asked for it. */
export interface CodePlace {
  brand: string
  contact: Contact
  browser: string
}

/** The row of the guard that counts tries of all of a contact's codes. */
const codes = 'codes'

const keyOf = ({ brand, contact, browser }: CodePlace) => ({
  brand,
  contact_hash: hash(contact.value),
  browser_hash: hash(browser),
})

/** Six digits are soon tried out: keyed, so that who reads the database alone learns none. */
const codeHash = (
  { identityKey }: Pick<Kernel, 'identityKey'>,
  { brand, contact, browser }: CodePlace,
  code: string,
): string =>
  createHmac('sha256', identityKey)
    .update(['sign-in-code', brand, contact.value, browser, code].join('\n'))
    .digest('base64url')

/** Keeps a code in place of the one that the same browser asked for before. */
export async function saveSignInCode(
  tx: Tx,
  kernel: Pick<Kernel, 'identityKey'>,
  place: CodePlace,
  { code, expiresAt }: { code: string; expiresAt: number },
): Promise<void> {
  const fresh = {
    code_hash: codeHash(kernel, place, code),
    tries: 0,
    used_by: null,
    expires_at: at(expiresAt),
  }
  await tx
    .insertInto('sign_in_code')
    .values({ ...keyOf(place), ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'contact_hash', 'browser_hash']).doUpdateSet(fresh),
    )
    .execute()
}

/**
 * Spends a try of a code before anything else is looked at, so that tries side by side cannot slip past,
 * and says whether it is the right one. A code that was used is right for a repetition alone.
 * @param by the sign-in that tries it.
 */
export async function trySignInCode(
  tx: Tx,
  kernel: Pick<Kernel, 'identityKey'>,
  place: CodePlace,
  { code, by, now }: { code: string; by: string; now: number },
): Promise<boolean> {
  const given = Buffer.from(codeHash(kernel, place, code))
  const { brand, contact_hash: contactHash, browser_hash: browserHash } = keyOf(place)
  const row = await tx
    .updateTable('sign_in_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('brand', '=', brand)
    .where('contact_hash', '=', contactHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', at(now))
    .where('tries', '<', triesOfCode)
    .returning(['code_hash', 'used_by'])
    .executeTakeFirst()
  // Without a code there is nothing to guess, and so nothing to count: who has none shuts nobody out.
  if (!row) return false
  const guarded = { brand, contact: place.contact, source: codes }
  const guard = countAttempt(await lockGuard(tx, guarded, now), now, triesOfCodes)
  if (!guard) return false
  await saveGuard(tx, { ...guarded, guard })
  const isRight = timingSafeEqual(given, Buffer.from(row.code_hash))
  return isRight && (row.used_by === null || row.used_by === by)
}

/** Uses a code up; false for everybody but the first to come. */
export async function spendSignInCode(tx: Tx, place: CodePlace, by: string): Promise<boolean> {
  const { brand, contact_hash: contactHash, browser_hash: browserHash } = keyOf(place)
  const used = await tx
    .updateTable('sign_in_code')
    .set({ used_by: by })
    .where('brand', '=', brand)
    .where('contact_hash', '=', contactHash)
    .where('browser_hash', '=', browserHash)
    .where('used_by', 'is', null)
    .returning('brand')
    .executeTakeFirst()
  return used !== undefined
}

/** The guard's sources that are forgotten once a code has let its owner in. */
export const sourcesToForget = (source: string): string[] => [source, codes]
