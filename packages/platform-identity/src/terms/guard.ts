import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Guard } from '@marquee/platform-kernel/guards'
import { type OpenTerms, openTermsQuestion } from './store.ts'

/**
 * A player with terms to accept can do nothing that acts until they have (TERMS-02); each call says
 * in the contract whether it is among the few that stay open.
 */
export const termsGuard: Guard<OpenTerms> = {
  looksAt: ({ effect, openDuringTerms }) => effect && !openDuringTerms,
  knows: openTermsQuestion,
  refuse({ known: open = [] }) {
    if (!open.length) return
    throw new PlatformError(
      'terms-required',
      `There are terms to accept first: ${open.map(({ key }) => key).join(', ')}. Show GET /rest/terms/unconfirmed/ and POST /rest/terms/confirm/ with their ids.`,
    )
  },
}
