import type { Moment } from '@marquee/prize-ui'

/** How long the dice roll until they lie still, in ms. */
export const rollingTime = 1_500

/** Edges that knock on the table, ever slower, until the dice lie still. */
export const moments: readonly Moment[] = [
  ...[120, 300, 520, 790, 1_120].map((after): Moment => ['tick', after]),
  ['land', rollingTime],
]
