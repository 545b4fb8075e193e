import { issues } from '@marquee/game-catalogue'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'

const amount = z.int().positive()

/** A brand's money box (MONEYBOX-02); amounts in coins. */
export const moneyBoxSettings = z
  .object({
    /** What fills it: the first sixteen games of an issue of the catalogue, or games by their slugs. */
    games: z.union([z.enum(issues.map(({ key }) => key)), z.array(z.string()).min(1)]),
    /** From here on it can be broken. */
    minAmount: amount,
    /** It holds no more. */
    maxAmount: amount,
    /** Coins set aside for every 100 coins played and for every 1.00 entries. */
    perHundred: z.object({ coins: amount, entries: amount }),
    /** What the first round of a day adds. */
    firstOfDay: z.int().nonnegative(),
    /** How long a new box is sealed after one was broken. */
    sealedHours: z.int().nonnegative(),
  })
  .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, {
    error: 'A box that holds less than it takes to break it never opens. Raise maxAmount.',
  })
export type MoneyBoxSettings = z.infer<typeof moneyBoxSettings>

/** What this domain knows of a brand. */
export const moneyBoxFields = {
  /** Null for a brand without a money box. */
  moneyBox: moneyBoxSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof moneyBoxFields> {}
  interface BrandSource extends SourceOf<typeof moneyBoxFields> {}
}
