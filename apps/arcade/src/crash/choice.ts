import { chanceToReach } from '@marquee/game-math'
import type { CrashModel } from '@marquee/game-math'

/** Which multiples there are, in hundredths, and how likely each is reached. */
export type Multiples = Pick<CrashModel, 'draws' | 'returned' | 'least' | 'most'>

/** The chance that a multiple, in hundredths, is reached. */
export const chanceOf: (model: Multiples, hundredths: number) => number = chanceToReach

const ladder = [
  1.01, 1.05, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.25, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 15, 20,
  25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000,
].map((multiple) => Math.round(multiple * 100))

/** Multiples offered as buttons, in hundredths. */
export const quickMultiples = ({ most }: Multiples, count = 6): number[] =>
  [150, 200, 500, 1000, 5000, 10_000, 100_000]
    .filter((multiple) => multiple <= most)
    .slice(0, count)

/** The next round multiple above or below, in hundredths, within what the model has. */
export function stepMultiple(model: Multiples, from: number, direction: 1 | -1): number {
  const steps = ladder.filter((multiple) => multiple >= model.least && multiple <= model.most)
  const next =
    direction === 1
      ? steps.find((multiple) => multiple > from)
      : steps.findLast((multiple) => multiple < from)
  return next ?? from
}

/** A multiple as somebody typed it, in hundredths and within what the model has; null for no number. */
export function readMultiple({ least, most }: Multiples, text: string): number | null {
  const typed = text.replace(/[×x\s]/gi, '').replace(',', '.')
  if (!/^\d+(\.\d*)?$/.test(typed)) return null
  return Math.min(most, Math.max(least, Math.round(Number(typed) * 100)))
}
