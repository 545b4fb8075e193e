import type { Metrics } from './metrics.ts'

/** Ends of calls that alerts are about, whatever the provider is. */
const troubles = ['failed', 'later', 'refused', 'unavailable']

/**
 * A method of a provider, each call of which is counted by how it ended; what it throws is passed on.
 * @param outcomeOf one of a few words for what it gave.
 */
export function counted<Asked extends unknown[], Given>(
  metrics: Pick<Metrics, 'providerCalls'>,
  provider: string,
  ask: (...asked: Asked) => Promise<Given>,
  outcomeOf: (given: Given) => string,
): (...asked: Asked) => Promise<Given> {
  // From the start, so that the first trouble is seen as an increase.
  for (const outcome of troubles) metrics.providerCalls.inc({ provider, outcome }, 0)
  return async (...asked) => {
    try {
      const given = await ask(...asked)
      metrics.providerCalls.inc({ provider, outcome: outcomeOf(given) })
      return given
    } catch (error) {
      metrics.providerCalls.inc({ provider, outcome: 'failed' })
      throw error
    }
  }
}
