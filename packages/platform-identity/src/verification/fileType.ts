import { fileTypeFromBuffer } from 'file-type'
import type { VerificationDocument } from '@marquee/contract'

export type DocumentType = VerificationDocument['type']

/** How much of a file says what it is, in bytes. */
export const headLength = 4100

const latin = (head: Uint8Array, from: number, to: number): string =>
  Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1', from, to)

/** What each type begins with, written more strictly than libraries do: they look at three bytes of a GIF. */
const beginnings: Record<DocumentType, (head: Uint8Array) => boolean> = {
  'application/pdf': (head) => /^%PDF-[12]\.\d/.test(latin(head, 0, 8)),
  'image/gif': (head) => /^GIF8[79]a$/.test(latin(head, 0, 6)),
  // SOI and a marker that may follow it: APPn, quantisation tables, a frame, a comment.
  'image/jpeg': (head) => /^\xff\xd8\xff[\xc0-\xcf\xdb\xdd\xe0-\xef\xfe]/.test(latin(head, 0, 4)),
  'image/png': (head) => latin(head, 0, 16) === '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
}

const isAccepted = (type: string): type is DocumentType => Object.hasOwn(beginnings, type)

/**
 * What a file is by its first bytes, or null when it is none of PDF, GIF, JPG and PNG (VERIFY-06).
 * Two opinions must agree: the library's, which knows what else begins alike, and the strict one here.
 * @param head the first `headLength` bytes, or the whole of a shorter file.
 */
export async function documentType(head: Uint8Array): Promise<DocumentType | null> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (!found || !isAccepted(found.mime)) return null
  return beginnings[found.mime](head) ? found.mime : null
}
