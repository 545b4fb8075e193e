import { buffer } from 'node:stream/consumers'
import { type Locale, localeTags } from '@marquee/contract/locales'
import Pdf from 'pdfkit'
import type { DocumentContent } from './content.ts'
import { fontFiles } from './fonts.ts'

/** In points: 72 are an inch. */
const page = { size: 'LETTER', margin: 64, width: 612 - 2 * 64 } as const
const ink = { strong: '#111111', quiet: '#555555', line: '#d4d4d4' } as const

export interface DocumentDress {
  brandName: string
  locale: Locale
  /** The colour of the band at the top. */
  accent: string
  /** Epoch ms, kept in the file as when it was written: of what it is about, so that a copy is the same. */
  at: number
}

function writeRow(pdf: PDFKit.PDFDocument, [name, value]: [string, string], isTotal = false): void {
  const half = page.width / 2
  const top = pdf.y + 9
  pdf.font(isTotal ? 'strong' : 'regular').fontSize(isTotal ? 14 : 11)
  pdf.fillColor(isTotal ? ink.strong : ink.quiet).text(name, page.margin, top, { width: half - 8 })
  const below = pdf.y
  pdf.fillColor(ink.strong).text(value, page.margin + half, top, { width: half, align: 'right' })
  pdf.y = Math.max(pdf.y, below) + 9
  if (isTotal) return
  pdf
    .moveTo(page.margin, pdf.y)
    .lineTo(page.margin + page.width, pdf.y)
    .lineWidth(0.5)
    .stroke(ink.line)
}

/** Draws a document as a PDF of one page, its fonts embedded. The same content gives the same file. */
export async function drawPdf(content: DocumentContent, dress: DocumentDress): Promise<Buffer> {
  const { regular, strong } = await fontFiles()
  const { brandName, locale, accent, at } = dress
  const pdf = new Pdf({
    size: page.size,
    margin: page.margin,
    lang: localeTags[locale],
    displayTitle: true,
    // Its types know only names of fonts and files; none is read before our own are there.
    font: strong as unknown as string,
    info: {
      Title: `${content.title} · ${brandName}`,
      Author: brandName,
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  })
  const file = buffer(pdf)
  pdf.registerFont('regular', regular).registerFont('strong', strong)
  pdf.rect(0, 0, 612, 8).fill(accent)
  pdf.font('strong').fontSize(12).fillColor(ink.quiet).text(brandName, page.margin, page.margin)
  pdf.fontSize(26).fillColor(ink.strong).text(content.title)
  pdf.font('regular').fontSize(11).fillColor(ink.quiet).text(content.lead).moveDown(1.5)
  for (const row of content.rows) writeRow(pdf, row)
  writeRow(pdf, content.total, true)
  pdf.font('regular').fontSize(9).fillColor(ink.quiet)
  pdf.text('', page.margin, pdf.y + 24, { width: page.width }).text(content.note, {
    width: page.width,
  })
  pdf.moveDown(0.75).text(content.footer, { width: page.width })
  pdf.end()
  return file
}
