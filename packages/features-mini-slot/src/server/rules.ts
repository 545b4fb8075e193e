import { miniSlotSymbols } from '../contract/schemas.ts'
import type { MiniSlot } from '../contract/schemas.ts'
import type { MiniSlotSettings } from './settings.ts'
import type { Randomness } from '@marquee/platform-kernel/random'
import { withChances } from '@marquee/platform-draws'

const dayMs = 86_400_000

/** Where a player stands in the mini slot. */
export interface Standing {
  /** Beyond the last one once that is played through. */
  level: number
  levelSpins: number
  /** Of the last spin, in days since 1970. */
  day: number
  daySpins: number
  spins: number
  /** Epoch ms. */
  spunAt: number
}

export const untouched: Standing = {
  level: 0,
  levelSpins: 0,
  day: 0,
  daySpins: 0,
  spins: 0,
  spunAt: 0,
}

export const dayOf = (now: number): number => Math.floor(now / dayMs)

/** Free spins that are left of the day that an instant belongs to; none are kept of days gone by. */
export const spinsLeft = (
  { day, daySpins }: Pick<Standing, 'day' | 'daySpins'>,
  { spinsPerDay }: Pick<MiniSlotSettings, 'spinsPerDay'>,
  now: number,
): number => Math.max(0, spinsPerDay - (day === dayOf(now) ? daySpins : 0))

/** Where a player stands after a spin; the last one of a level leads to the next. */
export function afterSpin(before: Standing, { levels }: MiniSlotSettings, now: number): Standing {
  const played = before.levelSpins + 1
  const isThrough = played >= (levels[before.level]?.spins ?? 0)
  return {
    level: before.level + (isThrough ? 1 : 0),
    levelSpins: isThrough ? 0 : played,
    day: dayOf(now),
    daySpins: (before.day === dayOf(now) ? before.daySpins : 0) + 1,
    spins: before.spins + 1,
    spunAt: now,
  }
}

/** What the reels show for an outcome: three of its symbol, or any three that are not alike. */
export function reelsFor(symbol: number | null, random: Pick<Randomness, 'int'>): number[] {
  if (symbol !== null) return [symbol, symbol, symbol]
  const first = random.int(miniSlotSymbols)
  const second = random.int(miniSlotSymbols)
  const third = random.int(miniSlotSymbols)
  // Three alike would tell of a prize: the last reel goes on by one.
  const isAlike = first === second && second === third
  return [first, second, isAlike ? (third + 1) % miniSlotSymbols : third]
}

/** The mini slot as the contract sends it (MINISLOT-01); the odds come of the weights that are drawn by. */
export function miniSlotToWire(
  standing: Standing,
  settings: MiniSlotSettings,
  { now, isResting }: { now: number; isResting: boolean },
): MiniSlot {
  const isComplete = standing.level >= settings.levels.length
  return {
    isActive: !isResting,
    level: Math.min(standing.level, settings.levels.length - 1),
    spinsDone: isComplete ? (settings.levels.at(-1)?.spins ?? 0) : standing.levelSpins,
    spinsLeft: spinsLeft(standing, settings, now),
    spinsPerDay: settings.spinsPerDay,
    nextSpinsAt: (dayOf(now) + 1) * dayMs,
    isComplete,
    levels: settings.levels.map(({ spins, outcomes }, level) => ({
      level,
      spins,
      odds: withChances(outcomes).map(({ id, prize, chance, symbol }) => ({
        id,
        prize,
        chance,
        symbol,
      })),
    })),
  }
}
