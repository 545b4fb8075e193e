import type { Translatable } from '@marquee/contract'

/**
 * What transactions of the ledger can be for. Whoever posts them adds its own with the words that players
 * read in their history, so that nothing is posted that the history has no name for:
 * `interface LedgerKinds extends KindsOf<typeof wheelKinds> {}`.
 */
export interface LedgerKinds {}

export type LedgerKind = keyof LedgerKinds

/** The kinds of names. */
export type KindsOf<Names extends Record<string, Translatable>> = { [Kind in keyof Names]: true }

/**
 * The names of every kind.
 *
 * @throws {Error} for a kind that two domains declare.
 */
export function composeKinds(
  modules: readonly { name: string; ledgerKinds?: Record<string, Translatable> }[],
): ReadonlyMap<string, Translatable> {
  const names = new Map<string, Translatable>()
  for (const { name, ledgerKinds = {} } of modules) {
    for (const [kind, words] of Object.entries(ledgerKinds)) {
      if (names.has(kind))
        throw new Error(
          `The ledger's kind '${kind}' is declared twice, by ${name} too: choose another name.`,
        )
      names.set(kind, words)
    }
  }
  return names
}
