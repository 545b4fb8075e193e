import type { Supplies } from '@marquee/conformance/supplies'

interface Run {
  data: { cards: { id: number; status: string }[] }
}

export const supplies: Supplies = {
  async 'scratchCards.scratch'({ ask, give }) {
    await give('/sandbox/scratch-cards', { cards: 3 })
    const told = (await ask('scratchCards.info')) as Run | null
    const ready = told?.data.cards.find(({ status }) => status === 'ready_for_activate')
    return ready && { path: `/rest/scratch-card-lottery/${ready.id}/scratch/` }
  },
}
