import type { Promotion } from '@marquee/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useApp } from '../app/AppContext.ts'
import type { LinkOptions } from '../routing/Link.tsx'
import { type GivenTarget, givenPath } from '../routing/to.ts'
import { usePlayer } from '../session/session.ts'
import { promotionsQuery } from './query.ts'
import { parseLink, type ShownPromotion, shownPromotions } from './shown.ts'

/** What runs for whoever is there and this brand can show; asked for when nobody has yet. */
export function usePromotions() {
  const { api, brand } = useApp()
  const player = usePlayer()
  const { data, isError, isFetching, refetch } = useQuery(promotionsQuery(api))
  return {
    promotions: data && shownPromotions(brand, data, player),
    isError,
    isFetching,
    refetch,
  }
}

const none: Promotion[] = []

/** The same as far as it is known: asks nothing, for what stands on every page. */
export function useKnownPromotions(): readonly ShownPromotion[] {
  const { api, brand } = useApp()
  const player = usePlayer()
  const { data = none } = useQuery({ ...promotionsQuery(api), enabled: false })
  return shownPromotions(brand, data, player)
}

/** The way to a promotion: its modal opens on the page that is there. */
export function usePromotionLink(): (
  promotion: Pick<ShownPromotion, 'link'>,
) => GivenTarget & Pick<LinkOptions, 'resetScroll'> {
  // Not '.': that would lose the slash at the end of a path.
  const here = useRouterState({ select: ({ location }) => location.pathname })
  return ({ link }) => {
    const { path, search } = parseLink(link)
    const { openModal } = search
    if (openModal === undefined) return { to: path, search }
    return {
      to: givenPath(here),
      search: (known) => ({ ...known, openModal }),
      resetScroll: false,
    }
  }
}
