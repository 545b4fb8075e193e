/** The coin that an address names, or none: no name is longer. */
export const coinSetOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.slice(0, 64)) || undefined
