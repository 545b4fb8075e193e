import { multipleAfter, secondsUntil } from '@marquee/game-math'
import type { Rect } from '../stage/layout.ts'

/** The climb in logarithms: its pace at the launch, and what it gains each second. */
export const climb = { pace: 0.28, gain: 0.03 }
/** Once a round is cashed out nothing depends on the rest, which goes by this much faster. */
const hurry = 2.5

/** The multiple reached after so many seconds of flight. */
export const multipleAt = (seconds: number): number => multipleAfter({ climb }, seconds)

/** Seconds of flight until a multiple is reached. */
export const secondsTo = (multiple: number): number => secondsUntil({ climb }, multiple)

export type Flight = {
  /** The multiple it ends at, and the one at which the player cashes out. */
  end: number
  target: number
}

/**
 * What is left to show of a flight from where it is: how long that takes, in ms, and the seconds of
 * flight after some of it. Up to where the player gets off it goes at its own pace.
 */
export function restOf(
  from: number,
  { end, target }: Flight,
): { ms: number; flown: (ms: number) => number } {
  const last = secondsTo(end)
  // News of an end come later than the end: what was shown beyond it is taken back.
  const begun = Math.min(from, last)
  const out = Math.min(last, Math.max(begun, end < target ? last : secondsTo(target)))
  return {
    ms: (out - begun + (last - out) / hurry) * 1000,
    flown: (ms) => {
      const seconds = begun + ms / 1000
      return Math.min(last, seconds <= out ? seconds : out + (seconds - out) * hurry)
    },
  }
}

export type Point = { x: number; y: number }

/** Points of the curve from the launch to where it is now, in the area given. */
export function curveOf(seconds: number, area: Rect, points = 48): Point[] {
  const across = Math.min(1, seconds / 5) * 0.82
  const high = Math.max(1, (multipleAt(seconds) - 1) / 0.82)
  return Array.from({ length: points + 1 }, (_, index) => {
    const at = (seconds * index) / points
    return {
      x: area.x + area.width * across * (seconds === 0 ? 0 : index / points),
      y: area.y + area.height * (1 - (multipleAt(at) - 1) / high),
    }
  })
}

/** The height of a multiple in the area while the flight is where it is; above 1 it is out of view. */
export function heightOf(multiple: number, seconds: number): number {
  return (multiple - 1) / Math.max(1, (multipleAt(seconds) - 1) / 0.82)
}

/** Multiples worth a line: two to six round ones that are in view. */
export function linesAt(seconds: number): number[] {
  const room = Math.max(1, (multipleAt(seconds) - 1) / 0.82)
  const widest = room / 2.2
  const size = 10 ** Math.floor(Math.log10(widest))
  const step = [5, 2, 1].map((part) => part * size).find((width) => width <= widest)!
  const lines: number[] = []
  for (let line = Math.floor(1 / step) + 1; line * step <= 1 + room; line++) {
    lines.push(Math.round(line * step * 100) / 100)
  }
  return lines
}
