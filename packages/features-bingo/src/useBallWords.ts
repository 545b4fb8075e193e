import { useT } from '@marquee/core'

interface Balls {
  availablePoint: number
  ballsNeeded: number
}

/** How many balls are collected: on the way to a card, or for how many cards they are enough. */
export function useBallWords() {
  const t = useT('bingo')
  return ({ availablePoint: balls, ballsNeeded: needed }: Balls): string =>
    balls > needed
      ? t('tray.enough', { balls, count: Math.floor(balls / needed) })
      : t('tray.words', { balls, needed })
}
