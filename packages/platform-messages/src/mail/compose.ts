import { defaultLocale } from '@marquee/contract/locales'
import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { MailContent } from './content.ts'
import type { MailOf } from './kinds.ts'
import { texts } from '../messages/texts.ts'
import { mails } from './texts/mails.ts'
import { receiptDocument } from './texts/receipt.ts'
import { formatsOf, type MailTools, type Wording } from './texts/words.ts'

export interface MailReader {
  locale: Locale
  /** First name, or null. */
  name: string | null
  /** Scheme, host and port of the brand. */
  origin: string
}

/** What goes with a mail as a file. */
function attachedTo(
  mail: MailOf,
  brand: Pick<BrandSettings, 'name' | 'contactEmail'>,
  locale: Locale,
): Pick<MailContent, 'attached'> {
  if (mail.kind !== 'receipt') return {}
  return { attached: { document: receiptDocument(mail, brand, locale), at: mail.at } }
}

/** Everything a mail says, in the reader's language and with links to the brand's own host. */
export function composeMail(
  mail: MailOf,
  brand: Pick<BrandSettings, 'name' | 'contactEmail'>,
  { locale, name, origin }: MailReader,
): MailContent {
  const { name: brandName, contactEmail } = brand
  const tools: MailTools = {
    brandName,
    name: name ?? '',
    ...formatsOf(locale),
    page: (path) => `${origin}${locale === defaultLocale ? '' : `/${locale}`}${path}`,
  }
  const write = mails[mail.kind] as (of: MailOf, tools: MailTools) => Wording
  const { subject, heading, blocks } = write(mail, tools)
  const first = blocks.find(({ type }) => type === 'text')
  return {
    subject,
    preview: first?.type === 'text' ? first.text : heading,
    heading,
    blocks,
    footer: [
      texts.in(locale, 'mails.footer.why', { brandName, email: contactEmail }),
      texts.in(locale, 'mails.footer.promise'),
    ],
    ...attachedTo(mail, brand, locale),
  }
}
