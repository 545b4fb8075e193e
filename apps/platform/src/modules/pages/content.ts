import type { Banner, HomePage } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { dailyLoginLink } from '../../brands/usual.ts'
import { catalogueOf, findGame } from '../games/catalogue.ts'

type Promotion = HomePage['payload']['promotions'][number]
type Seo = HomePage['seo']

/** Titles and descriptions for search engines and browser tabs. */
export const seo = {
  home: ({ name }: BrandSettings): Seo => ({
    title: { en: `${name}: free-to-play games`, es: `${name}: juegos gratis` },
    description: {
      en: `Play slots, fish games and jackpots at ${name}. Coins and entries are free every day.`,
      es: `Juega a slots, juegos de pesca y botes en ${name}. Monedas y participaciones gratis cada día.`,
    },
  }),
  promotions: ({ name }: BrandSettings): Seo => ({
    title: { en: `Promotions at ${name}`, es: `Promociones de ${name}` },
    description: { en: 'What runs at the moment.', es: 'Lo que hay en este momento.' },
  }),
  profile: ({ name }: BrandSettings): Seo => ({
    title: { en: `Your account at ${name}`, es: `Tu cuenta en ${name}` },
    description: {
      en: 'Personal details, sign-in and play.',
      es: 'Datos personales, acceso y juego.',
    },
  }),
  quests: ({ name }: BrandSettings): Seo => ({
    title: { en: `Quests at ${name}`, es: `Misiones de ${name}` },
    description: {
      en: 'Tasks for each day, done by playing. Every prize is free to claim.',
      es: 'Tareas para cada día que se cumplen jugando. Cada premio se reclama gratis.',
    },
  }),
}

/**
 * The banners of a brand, promo banners first (HOME-03). A banner of a game shows its cover and
 * leads to it; one without shows the theme's own artwork on the theme's surface.
 * @throws when one names a game that the catalogue does not have.
 */
export function bannersOf(settings: BrandSettings): Banner[] {
  const catalogue = catalogueOf(settings)
  const banners = settings.banners.map(({ gameSlug, ...banner }): Banner => {
    const game = gameSlug === null ? undefined : catalogue.findGame(findGame(gameSlug).id)
    return {
      ...banner,
      link: banner.link ?? (game ? `/game?game=${game.id}` : null),
      image: game?.img ?? null,
      bg_color: game?.bg_color ?? 'transparent',
    }
  })
  return [
    ...banners.filter(({ kind }) => kind === 'promo'),
    ...banners.filter(({ kind }) => kind === 'editorial'),
  ]
}

/** An amount as its readers write it; entries are in units of 0.01. */
const amount = (locale: 'en' | 'es', value: number): string =>
  new Intl.NumberFormat(locale).format(value)

function welcomeText({ coins, entries }: BrandSettings['welcome'], locale: 'en' | 'es'): string {
  const words = { en: ['coins', 'entries', 'and'], es: ['monedas', 'participaciones', 'y'] }[locale]
  const gifts = [
    ...(coins ? [`${amount(locale, coins)} ${words[0]}`] : []),
    ...(entries ? [`${amount(locale, entries / 100)} ${words[1]}`] : []),
  ].join(` ${words[2]} `)
  return locale === 'en'
    ? `Sign up and start with ${gifts}, free.`
    : `Regístrate y empieza con ${gifts}, gratis.`
}

/** What runs now for whoever is there: the welcome gift is for those who have no account yet. */
export function promotionsOf(settings: BrandSettings, isGuest: boolean): Promotion[] {
  const { welcome, dailyLogin } = settings
  return [
    ...(isGuest && (welcome.coins || welcome.entries)
      ? [
          {
            id: 'welcome',
            title: { en: 'Welcome gift', es: 'Regalo de bienvenida' },
            text: { en: welcomeText(welcome, 'en'), es: welcomeText(welcome, 'es') },
            link: '/signup/',
            finishedAt: null,
          },
        ]
      : []),
    ...(dailyLogin.isActive
      ? [
          {
            id: 'daily-login',
            title: { en: 'Daily reward', es: 'Recompensa diaria' },
            text: {
              en: 'Come back each day: seven rewards, one after the other.',
              es: 'Vuelve cada día: siete recompensas, una tras otra.',
            },
            link: dailyLoginLink,
            finishedAt: null,
          },
        ]
      : []),
  ]
}
