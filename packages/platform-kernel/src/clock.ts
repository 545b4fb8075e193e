/** The one source of time. Everything else asks it, so that tests and the sandbox can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that the sandbox or a test moves; it runs on from where it was put. */
export class MovableClock implements Clock {
  #offset = 0
  readonly #base: Clock

  constructor(base: Clock = systemClock) {
    this.#base = base
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
    this.#offset = 0
  }
}
