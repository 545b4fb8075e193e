import { inLocale } from '@marquee/contract/locales'
import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { DocumentContent } from '../../document/content.ts'
import type { MailParams } from '../kinds.ts'
import { formatsOf } from './words.ts'

type Formats = ReturnType<typeof formatsOf>

/** What a receipt tells of a completed purchase, in its mail and in its file. */
export function receiptRows(
  { t, locale, ...as }: Formats,
  { number, title, coins, entries, method, account, at }: MailParams['receipt'],
): [string, string][] {
  return [
    [t('mails.receipt.receiptNumber'), number],
    [t('mails.receipt.date'), as.when(at)],
    [t('mails.receipt.package'), inLocale(title, locale)],
    [t('mails.receipt.coins'), as.coins(coins)],
    ...(entries
      ? ([[t('mails.receipt.freeEntries'), as.hundredths(entries)]] as [string, string][])
      : []),
    [t('mails.receipt.paidWith'), `${t(`mails.words.method.${method}`)} ${account}`],
  ]
}

/** A receipt as the player keeps it: the facts of its page. */
export function receiptDocument(
  receipt: MailParams['receipt'],
  { name: brandName, contactEmail: email }: Pick<BrandSettings, 'name' | 'contactEmail'>,
  locale: Locale,
): DocumentContent {
  const formats = formatsOf(locale)
  const { t, price } = formats
  return {
    fileName: `receipt-${receipt.number}.pdf`,
    title: t('mails.receipt.document.title'),
    lead: t('mails.receipt.document.lead', { brandName }),
    rows: [
      ...receiptRows(formats, receipt),
      [t('mails.receipt.document.status'), t('mails.receipt.document.complete')],
    ],
    total: [t('mails.receipt.total'), price(receipt.price)],
    note: t('mails.receipt.entriesAreA'),
    footer: t('mails.receipt.document.ask', { email }),
  }
}
