import type { Call, DomainContract } from './domain.ts'
import { sharedDomains } from './shared.ts'

/** Everything that a platform may be asked, of the domains it is composed of. */
export interface Contract {
  /** Every call by its id. */
  calls: Readonly<Record<string, Call>>
  /** Every exported schema by its name. */
  schemas: Readonly<Record<string, unknown>>
  /** What of features is on or off as a whole, by its key in `statusFeatures` (FEATURE-01). */
  statuses: readonly string[]
}

/** @throws {Error} for a name that two of them declare. */
function merge<Value>(what: string, parts: Record<string, Value>[]): Record<string, Value> {
  const all: Record<string, Value> = {}
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      if (name in all && all[name] !== value)
        throw new Error(`The ${what} '${name}' is declared twice: give one of them another name.`)
      all[name] = value
    }
  }
  return all
}

/**
 * The contract of the domains that many share, and of those that features declare.
 *
 * @throws {Error} for an id of a call, a name of a schema or a summary that is declared twice.
 */
export function composeContract(own: readonly DomainContract[]): Contract {
  const summaries = merge(
    'summary',
    own.map((domain) => domain.summaries),
  )
  const statuses = own.flatMap((domain) => domain.statuses)
  const domains = [...sharedDomains(summaries, statuses), ...own]
  return {
    statuses,
    calls: merge(
      'call',
      domains.flatMap(({ calls }) => calls.map((call) => ({ [call.id]: call }))),
    ),
    schemas: merge(
      'schema',
      domains.map(({ schemas }) => schemas),
    ),
  }
}
