import type { PlayRestriction } from '@marquee/contract'
import type { Asked, Guard } from '@marquee/platform-kernel/guards'
import { onBreak } from './refusals.ts'
import { restrictionQuestion } from './store.ts'

type Restriction = PlayRestriction | null

function refuse({ call: { duringBreak }, known: running }: Asked<Restriction>): void {
  if (!running) return
  if (running.kind === 'cool-off' && duringBreak === 'allowed-in-cool-off') return
  throw onBreak(running)
}

/**
 * Refuses players on a break every call that acts, unless the call says in the contract that it stays
 * open; asked again inside the call's own commands, so that nothing is credited once a break has begun.
 * @throws PlatformError cool-off or self-excluded.
 */
export const refuseDuringBreak: Guard<Restriction> = {
  looksAt: ({ effect, duringBreak = 'refused' }) => effect && duringBreak !== 'allowed',
  knows: restrictionQuestion,
  refuse,
  insist: refuse,
}
