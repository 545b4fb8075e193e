import type { Game, Player } from '@marquee/contract'
import type { GivenPath } from '@marquee/core'

/** The one thing a player is invited to do first. */
export type NextStep =
  | { kind: 'register'; to: GivenPath }
  | { kind: 'continue'; game: Game }
  | { kind: 'profile' }
  | { kind: 'start'; game: Game }

interface Surroundings {
  player: Pick<Player, 'profileCompleted' | 'Registration'>
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
 * What comes next: finish a registration that is half done, go on with the last game, complete the
 * profile, or start with the first game. Rewards to claim stand beside it as chips. Steps whose page
 * the brand lacks are passed over.
 */
export function nextStep({
  player,
  recent,
  first,
  hasProfile,
  registration,
}: Surroundings): NextStep | null {
  if (!player.Registration.complete && registration) return { kind: 'register', to: registration }
  const [last] = recent
  if (last) return { kind: 'continue', game: last }
  if (!player.profileCompleted && hasProfile) return { kind: 'profile' }
  return first ? { kind: 'start', game: first } : null
}
