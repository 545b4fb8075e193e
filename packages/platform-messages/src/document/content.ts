/** A page that a player keeps, such as a receipt, without its dress and in the reader's language. */
export interface DocumentContent {
  /** Of the file, with its ending. */
  fileName: string
  title: string
  lead: string
  rows: [name: string, value: string][]
  /** The last line, which is what the others come to. */
  total: [name: string, value: string]
  note: string
  /** Whom to ask. */
  footer: string
}
