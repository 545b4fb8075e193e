import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Db } from '@marquee/platform-kernel/database'
import { type StoredMail, storedMails } from './store.ts'

/** A mail as it leaves: both parts. A text message has no HTML. */
export interface OutgoingMail extends Omit<StoredMail, 'content'> {
  html: string | null
}

/**
 * Draws a mail. React and the brand's theme are fetched with the first one that leaves: neither the
 * platform's start nor any request waits for them.
 */
async function drawMail(
  { content, ...mail }: StoredMail,
  { key, name: brandName }: Pick<BrandSettings, 'key' | 'name'>,
): Promise<OutgoingMail> {
  if (!content) return { ...mail, html: null }
  const [{ renderMail }, { lookOf }] = await Promise.all([import('./html.ts'), import('./look.ts')])
  const dress = { brandName, locale: mail.locale, origin: content.origin, look: await lookOf(key) }
  return { ...mail, html: await renderMail(content, dress) }
}

/** A brand's mails as they leave, newest first. */
export async function outgoingMails(
  db: Db,
  brand: Pick<BrandSettings, 'key' | 'name'>,
): Promise<OutgoingMail[]> {
  return Promise.all((await storedMails(db, brand.key)).map((mail) => drawMail(mail, brand)))
}
