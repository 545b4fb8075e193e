import { oval } from '@marquee/prize-ui/drawing'

/** The outline of a ring, open in its middle. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${oval(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`

interface AroundParams {
  middle: readonly [x: number, y: number]
  reach: number
  /** Degrees, clockwise from the right. */
  from: number
  to: number
  count: number
}

/** Places at the same distance from a middle, evenly from one angle to another. */
export const around = ({ middle: [x, y], reach, from, to, count }: AroundParams) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return [
      Math.round(x + reach * Math.cos(angle)),
      Math.round(y + reach * Math.sin(angle)),
    ] as const
  })
