import { receiptNumber } from '@marquee/contract'
import type { Locale } from '@marquee/contract'
import { eachLocale, type LocalText } from '@marquee/contract/locales'
import { allOnSale } from '@marquee/platform-cash/settings'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Kernel } from '@marquee/platform-kernel/command'
import { documentType, drawDocument } from '@marquee/platform-messages/document'
import type { MailParams } from '@marquee/platform-messages/mail/kinds'
import { receiptDocument } from '@marquee/platform-messages/mail/receipt'
import { type DepositRow, depositToWire, findDeposit } from './store.ts'

/** What a package is called; one that is no longer sold by its number. */
export function titleOf({ cash }: BrandSettings, presetId: number): LocalText {
  return (
    allOnSale(cash).find((one) => one.presetId === presetId)?.title ??
    eachLocale(() => String(presetId))
  )
}

/** What a receipt tells of a completed purchase: its mail, the file with it and the one to download. */
export const receiptOf = (settings: BrandSettings, row: DepositRow): MailParams['receipt'] => ({
  depositId: row.id,
  number: receiptNumber(depositToWire(row)),
  title: titleOf(settings, row.preset_id),
  coins: Number(row.coins),
  entries: Number(row.entries),
  price: Number(row.amount),
  method: row.method,
  account: row.account,
  at: row.updated_at,
})

interface Wanted {
  playerId: string
  depositId: string
  locale: Locale
}

/**
 * The receipt of a player's own purchase as a PDF.
 * @throws PlatformError not-found for a purchase of somebody else, and for one that is not complete.
 */
export async function receiptFile(
  { kernel, settings }: { kernel: Kernel; settings: BrandSettings },
  { playerId, depositId, locale }: Wanted,
): Promise<Response> {
  const row = await findDeposit(kernel.db, depositId, playerId)
  if (row?.status !== 'complete') {
    throw new PlatformError(
      'not-found',
      'This player has no completed purchase of this id. GET /rest/cash/deposits/.',
    )
  }
  const receipt = receiptOf(settings, row)
  const content = receiptDocument(receipt, settings, locale)
  const file = await drawDocument(content, { brand: settings, locale, at: receipt.at })
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': documentType,
      'content-length': String(file.length),
      'content-disposition': `attachment; filename="${content.fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
