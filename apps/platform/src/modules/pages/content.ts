import type { Banner, HomePage } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { catalogueOf, findGame } from '@marquee/platform-play/games/catalogue'

type Seo = HomePage['seo']

/** Titles and descriptions for search engines and browser tabs. */
export const seo = {
  home: ({ name }: BrandSettings): Seo => ({
    title: { en: `${name}: free-to-play games`, es: `${name}: juegos gratis` },
    description: {
      en: `Play slots, fish games and jackpots at ${name}. Coins and entries are free every day.`,
      es: `Juega a tragamonedas, juegos de pesca y jackpots en ${name}. Monedas y participaciones gratis cada día.`,
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
