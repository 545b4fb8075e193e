import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Db } from '@marquee/platform-kernel/database'
import { type KeptContent, type StoredMail, storedMails } from './store.ts'
import type { MailAttachment } from '@marquee/platform-providers'
import { documentType, drawDocument } from './drawDocument.ts'
import { unsubscribeLabel } from './texts/unsubscribe.ts'

/** A mail as it leaves: both parts. A text message has no HTML. */
export interface OutgoingMail extends Omit<StoredMail, 'content'> {
  html: string | null
}

interface Drawn {
  content: KeptContent
  /** The plain text part as it was written. */
  body: string
  locale: Locale
  /** Where its reader ends marketing; null in what is none. */
  unsubscribe: string | null
}

/**
 * Draws both parts of a mail. React and the brand's theme are fetched with the first one that leaves:
 * neither the platform's start nor any request waits for them.
 */
export async function draw(
  { content, body, locale, unsubscribe }: Drawn,
  { key, name: brandName }: Pick<BrandSettings, 'key' | 'name'>,
): Promise<{ html: string; text: string }> {
  const [{ renderMail }, { lookOf }] = await Promise.all([import('./html.ts'), import('./look.ts')])
  const link = unsubscribe ? { label: unsubscribeLabel(locale), href: unsubscribe } : null
  const dress = { brandName, locale, origin: content.origin, look: await lookOf(key), link }
  return {
    html: await renderMail(content, dress),
    text: link ? `${body}\n\n${link.label}:\n${link.href}` : body,
  }
}

/** The file that goes with a mail, in the reader's language; most have none. */
export async function drawAttached(
  { attached }: KeptContent,
  brand: Pick<BrandSettings, 'key' | 'name'>,
  locale: Locale,
): Promise<MailAttachment[]> {
  if (!attached) return []
  const { document, at } = attached
  const content = await drawDocument(document, { brand, locale, at })
  return [{ filename: document.fileName, contentType: documentType, content }]
}

/** As the sandbox shows it. A text message has no HTML. */
async function drawStored(
  { content, ...mail }: StoredMail,
  brand: Pick<BrandSettings, 'key' | 'name'>,
): Promise<OutgoingMail> {
  if (!content) return { ...mail, html: null }
  const { body, locale } = mail
  const { html } = await draw({ content, body, locale, unsubscribe: null }, brand)
  return { ...mail, html }
}

/** A brand's mails as they leave, newest first. */
export async function outgoingMails(
  db: Db,
  brand: Pick<BrandSettings, 'key' | 'name'>,
): Promise<OutgoingMail[]> {
  return Promise.all((await storedMails(db, brand.key)).map((mail) => drawStored(mail, brand)))
}
