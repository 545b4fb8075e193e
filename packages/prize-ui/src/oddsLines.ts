import type { Outcome, Prize } from '@marquee/contract'

export interface OddsLine {
  prize: Prize
  chance: number
}

/** Each prize once with the sum of its chances, the likeliest first. */
export function oddsLines(sectors: readonly Outcome[]): OddsLine[] {
  const lines = new Map<string, OddsLine>()
  for (const { prize, chance } of sectors) {
    const name = `${prize.coins}+${prize.entries}`
    const line = lines.get(name)
    lines.set(name, { prize, chance: (line?.chance ?? 0) + chance })
  }
  return [...lines.values()].sort((one, other) => other.chance - one.chance)
}
