import { countDraws, type Draw, earnedTurn, type Turn } from '@marquee/platform-draws'
import type { Period } from '@marquee/platform-campaigns/campaigns/period'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { cardKey } from '../draw.ts'
import type { ScratchCardSettings } from '../settings.ts'
import { keysEarned } from './rules.ts'

/** A turn for each key. */
export interface KeyTurn extends Turn {
  /** Cards scratched in the run of the campaign. */
  scratched: number
}

/** The boxes of one run of the campaign as a draw: the run is the instance, and keys bring the turns. */
export const toDraw = (
  { boxes: { outcomes, cardsPerKey } }: ScratchCardSettings,
  { number: period }: Period,
): Draw<ScratchCardSettings['boxes']['outcomes'][number], KeyTurn, { box: number }> => ({
  name: 'magic-box',
  instance: `${period}`,
  table: outcomes,
  credit: 'magic-box',
  async entitlement(db, { playerId }) {
    const scratched = await countDraws(db, playerId, cardKey(period))
    const earned = keysEarned({ scratched, cardsPerKey })
    return (last) => ({ ...earnedTurn(earned, last), scratched })
  },
  refusal: () =>
    new PlatformError(
      'not-available',
      `There is no key left: every ${cardsPerKey} scratch cards bring one.`,
    ),
})
