import type { Moment } from '@marquee/prize-ui'

/** How long a reel turns before it stops, in ms: one after the other. */
export const reelTime = (index: number): number => 900 + index * 450

/** Symbols that pass while all turn, then each reel as it stops. */
export const moments: readonly Moment[] = [
  ...[150, 300, 450, 600, 750].map((after): Moment => ['tick', after]),
  ...[0, 1, 2].map((index): Moment => ['land', reelTime(index)]),
]
