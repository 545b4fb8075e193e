import type { ScratchCard } from './contract/schemas.ts'

/**
 * The card that stands in front: one that can be scratched (SCRATCH-03), else the next that comes by
 * itself (SCRATCH-04), else the first (SCRATCH-05). Undefined without cards.
 */
export const mainCard = <C extends Pick<ScratchCard, 'status'>>(
  cards: readonly C[],
): C | undefined =>
  cards.find(({ status }) => status === 'ready_for_activate') ??
  cards.find(({ status }) => status === 'available') ??
  cards[0]
