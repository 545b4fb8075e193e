import { type LocalText } from '@marquee/contract/locales'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'
import { texts } from '../messages/texts.ts'

/** 'Sign up and start with 10,000 coins and 2.00 entries, free.' */
function welcomeText({ coins, entries }: { coins: number; entries: number }): LocalText {
  const coinsText = texts('gifts.coins', {
    count: coins,
    amount: (locale) => numberFormat(locale).format(coins),
  })
  const entriesText = texts('gifts.entries', {
    count: entries / 100,
    amount: (locale) => numberFormat(locale, { minimumFractionDigits: 2 }).format(entries / 100),
  })
  const both = texts('gifts.both', { coins: coinsText, entries: entriesText })
  return texts('promotions.welcome.text', {
    gifts: coins && entries ? both : coins ? coinsText : entriesText,
  })
}

/** The welcome gift, for those who have no account yet. */
export const welcomePromotions: PromotionSource = ({ brand: { welcome }, playerId }) => {
  const gives = exactly(welcome)
  if (playerId !== null || !gives) return []
  return [
    promotion({
      id: 'welcome',
      feature: 'auth',
      title: texts('promotions.welcome.title'),
      text: welcomeText(welcome),
      link: '/signup/',
      gives,
    }),
  ]
}
