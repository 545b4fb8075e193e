import type { HomePage } from '@marquee/contract'
import { useHasRoute, usePageWith, usePlayer, usePromotions } from '@marquee/core'
import { type NextStep, nextStep } from './nextStep.ts'
import { useRecentGames } from './queries.ts'
import { collectionsOf } from './shownHome.ts'

/**
 * The next step of the player who is there, for the card that shows it and for what must not say the
 * same again. Asks nothing that the page has not asked for.
 * @returns undefined while the page is on its way; null where there is nothing to invite to.
 */
export function useNextStep(home: HomePage | undefined): NextStep | null | undefined {
  const player = usePlayer()
  const hasRoute = useHasRoute()
  const registration = usePageWith('registration.form')
  const recent = useRecentGames(home)
  const { promotions = [] } = usePromotions()
  if (!home || !player) return undefined
  return nextStep({
    player,
    promotions,
    recent,
    first: collectionsOf(home)[0]?.games[0],
    hasProfile: hasRoute('/profile'),
    registration,
  })
}
