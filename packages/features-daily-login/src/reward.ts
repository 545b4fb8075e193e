import type { Balance } from '@marquee/contract'
import type { DailyPrize } from './contract/schemas.ts'
import type { RewardLine } from '@marquee/ui'

/** What the header shows for each unit: entries and winnings are played with together. */
const shown = ({ coins, entries, winnings }: Balance) => ({ coins, entries: entries + winnings })

/** The sums of a reward, by the balance that the platform tells after it. */
export function rewardLines(
  after: Balance,
  { coins, entries }: Pick<DailyPrize, 'coins' | 'entries'>,
): RewardLine[] {
  const now = shown(after)
  const lines: RewardLine[] = [
    { unit: 'coins', before: now.coins - coins, won: coins, now: now.coins },
    { unit: 'entries', before: now.entries - entries, won: entries, now: now.entries },
  ]
  return lines.filter(({ won }) => won > 0)
}

/** The balance after a reward where the platform could not be asked for it. */
export const balanceWith = (
  before: Balance,
  { coins, entries }: Pick<DailyPrize, 'coins' | 'entries'>,
): Balance => ({
  ...before,
  coins: before.coins + coins,
  entries: before.entries + entries,
})
