import type { Banner, HomePage } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { catalogueOf, findGame } from '@marquee/platform-play/games/catalogue'
import { texts } from './messages/texts.ts'

/** Title and description of the home page, for search engines and browser tabs. */
export const seo = ({ name }: BrandSettings): HomePage['seo'] => ({
  title: texts('content.seo.title', { name }),
  description: texts('content.seo.description', { name }),
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
