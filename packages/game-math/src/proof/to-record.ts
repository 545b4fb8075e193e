import type { Analysis } from '../law/figures.ts'

/** Digits kept of each figure: far more than anyone reads, and half of what a double has to write. */
const digits = 8

/** Figures as they are written down. */
export const toRecord = (analysis: Analysis): Analysis =>
  JSON.parse(JSON.stringify(analysis), (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
  ) as Analysis
