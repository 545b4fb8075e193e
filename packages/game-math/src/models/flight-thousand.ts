import type { FlightModel } from '../stepped-model.ts'

/** A flight up to a thousand stakes, left by hand or at a multiple that was named before. */
export const flightThousand: FlightModel = {
  id: 'flight-thousand',
  engine: 'flight',
  parts: 100,
  draws: 1_000_000_000,
  returned: 970_000_000,
  least: 101,
  most: 100_000,
  countdownMs: 1200,
  climb: { pace: 0.28, gain: 0.03 },
  maxWinMultiple: 1000,
}
