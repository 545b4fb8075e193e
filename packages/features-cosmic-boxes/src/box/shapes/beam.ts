/** A light that spreads upwards from an opening. */
export const beam = (left: number, right: number, y: number): string =>
  `M${left} ${y}L${left - 22} ${y - 66}H${right + 22}L${right} ${y}z`
