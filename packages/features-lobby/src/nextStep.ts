import type { Game, Player } from '@marquee/contract'
import type { GivenPath, ShownPromotion } from '@marquee/core'

/** The one thing a player is invited to do first. */
export type NextStep =
  | { kind: 'register'; to: GivenPath }
  | { kind: 'claim'; promotion: ShownPromotion }
  | { kind: 'continue'; game: Game }
  | { kind: 'profile' }
  | { kind: 'start'; game: Game }

interface Surroundings {
  player: Pick<Player, 'profileCompleted' | 'Registration'>
  /** What runs for the player, what can be claimed first. */
  promotions: readonly ShownPromotion[]
  /** The last games that can still be played, newest first. */
  recent: readonly Game[]
  /** The first game of the first collection. */
  first: Game | undefined
  /** Where a profile is completed; false where the brand has no page for it. */
  hasProfile: boolean
  /** Where a registration is completed; null where the brand has no page for it. */
  registration: GivenPath | null
}

/**
 * What comes next: finish a registration that is half done, claim what is ready, go on with the last
 * game, complete the profile, or start with the first game. Steps whose page the brand lacks are passed
 * over.
 */
export function nextStep({
  player,
  promotions,
  recent,
  first,
  hasProfile,
  registration,
}: Surroundings): NextStep | null {
  if (!player.Registration.complete && registration) return { kind: 'register', to: registration }
  const promotion = promotions.find(({ ready }) => ready > 0)
  if (promotion) return { kind: 'claim', promotion }
  const [last] = recent
  if (last) return { kind: 'continue', game: last }
  if (!player.profileCompleted && hasProfile) return { kind: 'profile' }
  return first ? { kind: 'start', game: first } : null
}
