import type { DepositStreak } from '../contract/streak/schemas.ts'

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

const skins: readonly string[] = [
  'neutral_wheel_of_wins',
  'skin_wheel_of_wins',
  'prize_vault',
  'skin_prize_vault',
] satisfies DepositStreak['settings']['skin'][]

/** The same for a name that may be none of them, as a player's flags carry it. */
export const skinNamed = (name: string | null): Skin | null =>
  name !== null && skins.includes(name) ? skinOf(name as DepositStreak['settings']['skin']) : null
