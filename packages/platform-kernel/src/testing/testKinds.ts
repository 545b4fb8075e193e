import '../ledgerKinds.ts'

/** What tests post to the ledger; no player has a name for it. */
declare module '../ledgerKinds.ts' {
  interface LedgerKinds {
    test: true
  }
}
