import type { Banner, HomePage } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { catalogueOf, findGame } from '@marquee/platform-play/games/catalogue'

/** Title and description of the home page, for search engines and browser tabs. */
export const seo = ({ name }: BrandSettings): HomePage['seo'] => ({
  title: { en: `${name}: free-to-play games`, es: `${name}: juegos gratis` },
  description: {
    en: `Play slots, fish games and jackpots at ${name}. Coins and entries are free every day.`,
    es: `Juega a tragamonedas, juegos de pesca y jackpots en ${name}. Monedas y participaciones gratis cada día.`,
  },
})

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
