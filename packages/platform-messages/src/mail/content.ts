import type { DocumentContent } from '../document/content.ts'

/** A part of a mail, in the order in which it is read. Addresses are whole ones. */
export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'button'; label: string; href: string }
  | { type: 'facts'; rows: [name: string, value: string][] }
  | { type: 'note'; text: string }

/** A mail without its dress: what HTML and plain text are both made of. */
export interface MailContent {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  heading: string
  blocks: MailBlock[]
  /** Why it was sent and whom to ask, below a line. */
  footer: string[]
  /** A file that goes with it. */
  attached?: AttachedDocument
}

/** A document that is drawn when its mail leaves. */
export interface AttachedDocument {
  document: DocumentContent
  /** What it is about happened then, in epoch ms. */
  at: number
}

const textOfBlock = (block: MailBlock): string => {
  if (block.type === 'button') return `${block.label}:\n${block.href}`
  if (block.type === 'facts') return block.rows.map((row) => row.join(': ')).join('\n')
  return block.text
}

/** The plain text part of a mail. */
export const textOf = ({ heading, blocks, footer }: MailContent): string =>
  [heading, ...blocks.map(textOfBlock), '--', ...footer].join('\n\n')
