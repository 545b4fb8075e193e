import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Guard } from '@marquee/platform-kernel/guards'
import { termsRequirement } from './service.ts'

/**
 * A player with terms to accept can do nothing that acts until they have (TERMS-02); each call says
 * in the contract whether it is among the few that stay open.
 */
export const termsGuard: Guard = async (
  { effect, openDuringTerms },
  { kernel, brand, session },
) => {
  if (!effect || openDuringTerms || !session) return
  const open = await termsRequirement(kernel.db, brand, session.playerId)
  if (!open.length) return
  throw new PlatformError(
    'terms-required',
    `There are terms to accept first: ${open.map(({ key }) => key).join(', ')}. Show GET /rest/terms/unconfirmed/ and POST /rest/terms/confirm/ with their ids.`,
  )
}
