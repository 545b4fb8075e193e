import { z } from 'zod'
import { localText, type SettingsOf, type SourceOf } from '@marquee/platform-kernel/brandSettings'

/** Of the coins set aside, per day: more would make waiting pay better than anything on the lobby. */
const mostPercentPerDay = 5

/** What coins can be set aside for (INVEST-01); amounts in coins. */
export const fortuneInvestmentSettings = z.object({
  /** The smallest first. */
  packages: z
    .array(
      z
        .object({
          id: z.int().positive(),
          title: localText,
          coins: z.int().positive(),
          days: z.int().positive(),
          /** Stated before, given after; it depends on nothing. */
          bonus: z.int().positive(),
        })
        .refine(({ coins, days, bonus }) => bonus * 100 <= coins * days * mostPercentPerDay, {
          error: `A bonus is at most ${mostPercentPerDay} % of the coins set aside per day. Lower it.`,
        }),
    )
    .min(1)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'Two packages have one id: nobody could say which of them is meant.',
    }),
})
export type FortuneInvestmentSettings = z.infer<typeof fortuneInvestmentSettings>

/** What this domain knows of a brand. */
export const fortuneInvestmentFields = {
  /** Null for a brand where no coins can be set aside. */
  fortuneInvestment: fortuneInvestmentSettings.nullable().default(null),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof fortuneInvestmentFields> {}
  interface BrandSource extends SourceOf<typeof fortuneInvestmentFields> {}
}
