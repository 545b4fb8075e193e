/** A code as people copy it by hand: `7K2M-PQ9X`. */
export const inGroups = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
