import type { JackpotId } from '@marquee/game-math'
import type { MomentKind } from '../game-view.ts'
import type { CelebrationLevel } from './timeline.ts'

export type MomentShow = {
  countUpMs: number
  staysMs: number
  /** Bursts of coins. */
  bursts: number
  /** The symbol that leads it, by its role. */
  lead: 'scatter' | 'jackpot' | null
  rays: boolean
}

/** How large a moment is: the higher a jackpot, the longer, the brighter and the more coins. */
export const moments: Readonly<Record<MomentKind, MomentShow>> = {
  'free-spins': { countUpMs: 0, staysMs: 2000, bursts: 0, lead: 'scatter', rays: true },
  'free-spins-over': { countUpMs: 1400, staysMs: 1200, bursts: 0, lead: null, rays: true },
  mini: { countUpMs: 700, staysMs: 900, bursts: 0, lead: 'jackpot', rays: false },
  minor: { countUpMs: 1200, staysMs: 1000, bursts: 1, lead: 'jackpot', rays: false },
  major: { countUpMs: 2000, staysMs: 1200, bursts: 2, lead: 'jackpot', rays: true },
  grand: { countUpMs: 3200, staysMs: 1600, bursts: 4, lead: 'jackpot', rays: true },
}

/** From the smallest up: several are shown in this order, and sound rises with it. */
export const jackpotOrder: readonly JackpotId[] = ['mini', 'minor', 'major', 'grand']

/** Bursts of coins that a win is celebrated with. */
export const winBursts: Readonly<Record<CelebrationLevel, number>> = {
  win: 0,
  big: 1,
  huge: 2,
  epic: 4,
}
