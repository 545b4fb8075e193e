/** What maths from elsewhere has to keep to before anybody plays it. */
export const limits = {
  /** Return to player of every mode. */
  leastRtp: 0.9,
  mostRtp: 0.98,
  /** Modes of a game return the same within this. */
  rtpSpread: 0.005,
  /** Multiple of the stake. */
  topWin: 20_000,
  /** Books of a mode that can be drawn: all are held in memory by every process that plays. */
  books: 200_000,
  /** Bytes of a file as it is read, unpacked. */
  fileBytes: 256 * 1024 * 1024,
  modes: 12,
  stakes: 12,
} as const
