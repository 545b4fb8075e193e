const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** US cents as players see them. Winnings are worth a cent for each hundredth. */
export const dollarsOf = (cents: number): string => dollars.format(cents / 100)
