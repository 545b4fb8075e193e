import type { BalanceUnit } from '@marquee/core'

const keyOf = (gameId: number, unit: BalanceUnit) => `marquee:stake:${gameId}:${unit}`

/** The stake a player chose last in a game on this device, else the smallest. */
export function rememberedStake(
  gameId: number,
  unit: BalanceUnit,
  stakes: readonly number[],
): number {
  const [smallest = 0] = stakes
  try {
    const kept = Number(localStorage.getItem(keyOf(gameId, unit)))
    return stakes.includes(kept) ? kept : smallest
  } catch {
    return smallest
  }
}

export function rememberStake(gameId: number, unit: BalanceUnit, stake: number): void {
  try {
    localStorage.setItem(keyOf(gameId, unit), String(stake))
  } catch {
    // Forbidden storage: the next visit starts with the smallest stake.
  }
}

const choiceKeyOf = (gameId: number) => `marquee:choice:${gameId}`
/** Longer than what any game has to say; storage is not theirs to fill. */
const longestChoice = 200

/** What a player chose last in a game on this device, such as the numbers of keno. */
export function rememberedChoice(gameId: number): { choice?: string } {
  try {
    const choice = localStorage.getItem(choiceKeyOf(gameId))
    return choice === null ? {} : { choice }
  } catch {
    return {}
  }
}

export function rememberChoice(gameId: number, choice: unknown): void {
  if (typeof choice !== 'string' || choice.length > longestChoice) return
  try {
    localStorage.setItem(choiceKeyOf(gameId), choice)
  } catch {
    // Forbidden storage: the next visit starts with what the game begins with.
  }
}
