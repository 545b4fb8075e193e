/**
 * Seconds that a file has of its loop's end before the loop, and of its beginning after it. Encoders put
 * silence before a sound, which some decoders take away again and some do not: played from here on, for as
 * long as the loop is, it comes round without a gap in either.
 */
export const rollSeconds = 0.12

/** What a studio's music is found by: no two have one tempo and one signature. */
export const musicKey = ({ beat, pattern }: { beat: number; pattern: readonly number[] }): string =>
  `${beat}:${pattern.join('.')}`
