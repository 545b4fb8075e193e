import type { LocaleCode } from '@marquee/core'

/** What stands on every page: here and not among the desk's texts, which only the desk loads. */
export const labels: Record<'coins' | 'offer' | 'redeem', Record<LocaleCode, string>> = {
  coins: { en: 'Get coins', es: 'Conseguir monedas' },
  redeem: { en: 'Redeem', es: 'Canjear' },
  offer: { en: 'Your offer', es: 'Tu oferta' },
}
