import type { symbolThemes } from '../../symbol-ids.ts'
import type { Sheet } from '../sheet.ts'

/** Paints one symbol on a 256 by 256 sheet. */
export type Drawing = (sheet: Sheet) => void

/** The drawings of one theme: exactly its symbols. */
export type Drawings<Theme extends keyof typeof symbolThemes> = Record<
  (typeof symbolThemes)[Theme][number],
  Drawing
>
