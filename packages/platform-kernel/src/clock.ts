/** The one source of time. Everything else asks it, so that tests and the sandbox can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** How far a clock can be moved, in ms. Ten years: nobody needs more, and dates beyond what the database holds would break everything. */
export const furthestAhead = 10 * 365 * 86_400_000

/** A clock that the sandbox or a test moves; it runs on from where it was put. */
export class MovableClock implements Clock {
  #offset: number
  readonly #start: number
  readonly #base: Clock

  /** @param ahead how far it is put at its start, in ms; where a reset brings it back to. */
  constructor(base: Clock = systemClock, ahead = 0) {
    this.#base = base
    this.#start = ahead
    this.#offset = ahead
  }

  now(): number {
    return this.#base.now() + this.#offset
  }

  /** Milliseconds by which this clock is ahead of the real one. */
  get offset(): number {
    return this.#offset
  }

  advance(ms: number): void {
    this.#offset += ms
  }

  reset(): void {
    this.#offset = this.#start
  }
}
