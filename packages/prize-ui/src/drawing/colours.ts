import { vars } from '@marquee/theme'

export const mix = (color: string, share: number, ground: string): string =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`

/** Metal in the colour of coins, which for text on a light ground is a dark one. */
export const gold = mix(vars.color.coins, 28, '#ffcf5c')
