import type { DepositStreak } from '@marquee/contract'

export interface Skin {
  /** How prizes are shown. */
  form: 'wheel' | 'vault'
  /** Dressed in the brand's own drawing; the neutral ones stand plain. */
  isDressed: boolean
}

/** What a skin's name says (STREAK-02). */
export const skinOf = (skin: DepositStreak['settings']['skin']): Skin => ({
  form: skin.endsWith('vault') ? 'vault' : 'wheel',
  isDressed: skin.startsWith('skin_'),
})
