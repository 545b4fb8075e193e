/** What became of a message that was handed to a provider. */
export type Outcome =
  | { kind: 'sent' }
  /** Nothing arrived as far as is known; the same again may arrive. */
  | { kind: 'later'; problem: string }
  /** The same again is refused again. A dead address is one at which nobody is ever reached. */
  | { kind: 'refused'; problem: string; isAddressDead: boolean }

/** How long a provider may take to answer unless an adapter is told otherwise, in ms. */
export const usualTimeout = 15_000

/** What is kept of an answer: one line, never longer than staff read. */
export const problemOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300)
