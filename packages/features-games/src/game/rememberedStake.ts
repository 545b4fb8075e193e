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
