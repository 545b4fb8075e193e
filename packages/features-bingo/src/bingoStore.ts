import type { FunctionComponent } from 'react'

/**
 * A brand's switch for the bingo store (BRAND-14): points of games are exchanged there. A build without
 * it has no byte of it.
 */
export const bingoStore = (): Promise<FunctionComponent> =>
  import('./store/BingoStore.tsx').then((module) => module.BingoStore)
