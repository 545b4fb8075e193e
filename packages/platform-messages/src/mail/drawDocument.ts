import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { lookOf } from './look.ts'
import type { DocumentContent } from '../document/content.ts'

/** The media type of documents. */
export const documentType = 'application/pdf'

interface Drawn {
  brand: Pick<BrandSettings, 'key' | 'name'>
  locale: Locale
  /** What it is about happened then, in epoch ms. */
  at: number
}

/** Draws a document as a PDF in the brand's colours. What draws is fetched with the first one. */
export async function drawDocument(
  content: DocumentContent,
  { brand, locale, at }: Drawn,
): Promise<Buffer> {
  const [{ drawPdf }, { color }] = await Promise.all([
    import('../document/pdf.ts'),
    lookOf(brand.key),
  ])
  return drawPdf(content, { brandName: brand.name, locale, accent: color.accent, at })
}
