export interface Bar {
  /** From the left and from the top, in units of the drawing. */
  x: number
  y: number
  width: number
  height: number
}

export interface Drawing {
  bars: Bar[]
  /** The value of the upper line: a round one that no bar exceeds. */
  top: number
}

const roundSteps = [1, 2, 5, 10]

/** The least of 1, 2, 5, 10, 20, ... that is no less than a value. */
export function roundTop(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return scale * (roundSteps.find((step) => step * scale >= value) ?? 10)
}

/** A bar for each value, side by side in a box; what is nothing has no height. */
export function barsOf(values: readonly number[], box: { width: number; height: number }): Drawing {
  const top = roundTop(Math.max(0, ...values))
  const step = box.width / Math.max(values.length, 1)
  const bars = values.map((value, index) => {
    const height = (value / top) * box.height
    return { x: index * step + step * 0.15, y: box.height - height, width: step * 0.7, height }
  })
  return { bars, top }
}
