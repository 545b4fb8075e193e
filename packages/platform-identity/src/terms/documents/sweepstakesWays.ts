import { type Locale } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { Texts } from './types.ts'
import { texts } from '../../messages/texts.ts'

/** Units of 0.01 as players read them: `2.00 entries`. */
const entriesOf = (amount: number) => ({
  entries: (locale: Locale) =>
    numberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100),
  unit: texts('terms.sweepstakesWays.unit'),
})

/** How this brand gives entries without a purchase, with what each way brings. */
export function ways({ welcome, dailyLogin, referral }: BrandSettings): Texts {
  const daily = Math.max(...dailyLogin.prizes.map(({ entries }) => entries ?? 0))
  const invited = referral.inviter.entries ?? 0
  const list: (Texts | false)[] = [
    welcome.entries > 0 && texts('terms.sweepstakesWays.welcome', entriesOf(welcome.entries)),
    dailyLogin.isActive && daily > 0 && texts('terms.sweepstakesWays.daily', entriesOf(daily)),
    invited > 0 && texts('terms.sweepstakesWays.referral', entriesOf(invited)),
    texts('terms.sweepstakesWays.promotions'),
    texts('terms.sweepstakesWays.byMail'),
  ]
  const known = list.filter((way) => way !== false)
  return texts('terms.sweepstakesWays.all', {
    ways: (locale) => known.map((way) => way[locale]).join('; '),
  })
}

/** The entry by mail: what to write, where to send it, what it brings and how often. */
export function mailIn({ name: brand, sweepstakes }: BrandSettings): Texts {
  const { address, entries, cardsPerDay, creditedWithinDays } = sweepstakes.mailIn
  return texts('terms.sweepstakesWays.mailIn', {
    ...entriesOf(entries),
    brand,
    address,
    cards: texts('terms.sweepstakesWays.cards', { count: cardsPerDay }),
    days: creditedWithinDays,
  })
}
