/** The most characters of a short, a middle and a long amount. */
export const lengths = { short: 7, middle: 11, long: 15 }

/** How long a written amount is: a phone of 320 px has room for a short one alone. */
export const lengthOf = (text: string): keyof typeof lengths =>
  text.length <= lengths.short ? 'short' : text.length <= lengths.middle ? 'middle' : 'long'
