import type { IconName } from '@marquee/ui'
import drawings from './drawings.json' with { type: 'json' }

/** One shape of a drawing: the tone it is painted in, and its path within 48 by 48. */
export interface Shape {
  tone: string
  d: string
}

/**
 * What signs stand for, drawn: larger than a symbol, and painted by each theme in its own colours. From
 * the back to the front; undefined for a sign that stays the symbol that it is.
 */
export const drawingOf = (name: IconName): readonly Shape[] | undefined => {
  const all: Readonly<Partial<Record<string, readonly Shape[]>>> = drawings
  return all[name]
}
