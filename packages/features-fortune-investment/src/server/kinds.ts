import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const fortuneInvestmentKinds = {
  'set-aside': { en: 'Coins set aside', es: 'Monedas guardadas' },
  'set-aside-return': { en: 'Coins back from being set aside', es: 'Monedas devueltas' },
  'fortune-investment': { en: 'Bonus on coins set aside', es: 'Extra por monedas guardadas' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof fortuneInvestmentKinds> {}
}
