import type { Rules } from '@marquee/game-math'
import type { Translate } from './texts/texts.ts'

/** What kind of game this is, and how far its wins multiply: for whoever opens it. */
export function introOf(
  { engine, field, grid, lines, paytable, cascade }: Rules,
  t: Translate,
): { kind: string; falls?: string } {
  const least = Math.min(...paytable.map(({ pays }) => pays.at(-1)?.count ?? Infinity))
  const kinds = {
    fish: () => t('fish.targets'),
    lines: () => t('rules.lines', { count: lines }),
    'hold-and-link': () => t('hold.start'),
    mines: () => t('mines.intro', { cells: (field?.rows ?? 0) * (field?.columns ?? 0) }),
    blackjack: () => t('blackjack.intro'),
    poker: () => t('poker.intro'),
    ways: () => t('intro.ways', { ways: grid?.ways ?? 0 }),
    cluster: () => t('intro.cluster', { least }),
    'scatter-pays': () => t('intro.anywhere', { least }),
    plinko: () => t('intro.plinko'),
    dice: () => t('intro.dice'),
    keno: () => t('intro.keno'),
    crash: () => t('intro.crash'),
  }
  return {
    kind: kinds[engine](),
    ...(cascade && { falls: t('intro.falls', { most: cascade.at(-1) ?? 1 }) }),
  }
}
