import type { Prize } from '@marquee/contract'

export interface PrizeStep {
  from: number
  to: number
  prize: Prize
}

/** Prizes by place, neighbours that bring the same told as one. */
export function prizeSteps(prizes: readonly Prize[]): PrizeStep[] {
  const steps: PrizeStep[] = []
  for (const [index, prize] of prizes.entries()) {
    const last = steps.at(-1)
    const place = index + 1
    if (last?.prize.coins === prize.coins && last.prize.entries === prize.entries) last.to = place
    else steps.push({ from: place, to: place, prize })
  }
  return steps
}
