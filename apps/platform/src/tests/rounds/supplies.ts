import type { Supplies } from '@marquee/drills/supplies'
import { makeField } from '../../testing/makePlay.ts'

export const supplies: Supplies = {
  async 'rounds.step'({ ask }) {
    const begun = (await ask('rounds.play', { body: makeField() })) as {
      data: { round: { id: string } }
    } | null
    return begun
      ? {
          path: `/rest/game-rounds/${begun.data.round.id}/step/`,
          body: { made: 0, choice: { kind: 'open', cell: 4 } },
        }
      : undefined
  },
}
