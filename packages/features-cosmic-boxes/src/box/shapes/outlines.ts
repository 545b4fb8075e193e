/** The outline of an oval by its middle and its two radii. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** A light that spreads upwards from an opening. */
export const beam = (left: number, right: number, y: number): string =>
  `M${left} ${y}L${left - 22} ${y - 66}H${right + 22}L${right} ${y}z`
