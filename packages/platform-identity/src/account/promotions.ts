import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'

type LocaleKey = 'en' | 'es'

const words = { en: ['coins', 'entries', 'and'], es: ['monedas', 'participaciones', 'y'] } as const

const figure = (locale: LocaleKey, amount: number, minimumFractionDigits = 0): string =>
  numberFormat(locale, { minimumFractionDigits }).format(amount)

/** 'Sign up and start with 10,000 coins and 2.00 entries, free.' */
function welcomeText(
  { coins, entries }: { coins: number; entries: number },
  locale: LocaleKey,
): string {
  const [coin, entry, and] = words[locale]
  const gifts = [
    ...(coins ? [`${figure(locale, coins)} ${coin}`] : []),
    ...(entries ? [`${figure(locale, entries / 100, 2)} ${entry}`] : []),
  ].join(` ${and} `)
  return locale === 'en'
    ? `Sign up and start with ${gifts}, free.`
    : `Regístrate y empieza con ${gifts}, gratis.`
}

/** The welcome gift, for those who have no account yet. */
export const welcomePromotions: PromotionSource = ({ brand: { welcome }, playerId }) => {
  const gives = exactly(welcome)
  if (playerId !== null || !gives) return []
  return [
    promotion({
      id: 'welcome',
      feature: 'auth',
      title: { en: 'Welcome gift', es: 'Regalo de bienvenida' },
      text: { en: welcomeText(welcome, 'en'), es: welcomeText(welcome, 'es') },
      link: '/signup/',
      gives,
    }),
  ]
}
