import type { z } from 'zod'
import type { CallContract, Endpoint } from './endpoint.ts'
import { strict } from './strict.ts'

/**
 * The calls of every domain, by the name that their ids begin with. Whoever declares a domain adds it:
 * `declare module '@marquee/contract/domain' { interface Domains { lottery: typeof lotteryContract } }`.
 */
export interface Domains {}

/** What entries show of features (FEATURE-01), by the keys of the specification; added to as `Domains` is. */
export interface FeatureSummaries {}

/** Whether a feature runs for whoever asks. */
export interface FeatureStatus {
  isActive: boolean
}

/**
 * Features that are on or off as a whole (FEATURE-01), by the keys of the specification; added to as
 * `Domains` is: `interface FeatureStatuses { promoLottery: FeatureStatus }`.
 */
export interface FeatureStatuses {}

/**
 * Kinds of inbox entries that features tell of, beside those that several do (`sharedInboxKind`); added
 * to as `Domains` is: `interface InboxKinds { lottery: true }`.
 */
export interface InboxKinds {}

/** What schemas by name give. */
export type Given<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>
}

/** The id of a call, `<domain>.<name>`. */
export type CallId = {
  [Domain in keyof Domains]: `${Domain}.${keyof Domains[Domain] & string}`
}[keyof Domains]

/** What a call takes and gives, by its id. */
export type ContractOf<Id extends CallId> =
  Id extends `${infer Domain extends keyof Domains}.${infer Name}`
    ? Name extends keyof Domains[Domain]
      ? Domains[Domain][Name]
      : never
    : never

/** An endpoint with everything known of it. */
export interface Call extends Endpoint, CallContract {
  /** `<domain>.<name>`, for example `dailyLogin.applyPrize`. */
  id: string
}

/** The calls of one domain, as a platform composes them. */
export interface DomainContract {
  calls: Call[]
  /** Its schemas by the names that they are exported by; OpenAPI calls its components so. */
  schemas: Record<string, unknown>
  /** What entries show of its feature. */
  summaries: Record<string, z.ZodType>
  /** What of its feature is on or off as a whole. */
  statuses: readonly string[]
}

/** What a call takes, without room for what it does not name; answers may grow. */
const strictInput = ({ params, query, body }: CallContract): Partial<CallContract> => ({
  ...(params && { params: strict(params) }),
  ...(query && { query: strict(query) }),
  ...(body && { body: strict(body) }),
})

/**
 * Ties a domain's endpoints to what they take and give, under the domain's name. Requests with a field
 * that is not declared are refused.
 *
 * @throws {Error} for a call without an endpoint.
 */
export function declareDomain(
  domain: keyof Domains,
  {
    endpoints,
    calls,
    schemas = {},
    summaries = {},
    statuses = [],
  }: {
    endpoints: Record<string, Endpoint>
    calls: Record<string, CallContract>
    schemas?: Record<string, unknown>
    summaries?: Record<string, z.ZodType>
    statuses?: readonly (keyof FeatureStatuses)[]
  },
): DomainContract {
  return {
    calls: Object.entries(calls).map(([name, contract]) => {
      const id = `${domain}.${name}`
      const endpoint = endpoints[name]
      if (!endpoint)
        throw new Error(
          `The call ${id} has schemas but no endpoint: add it to the endpoints of ${domain}.`,
        )
      return { id, ...endpoint, ...contract, ...strictInput(contract) }
    }),
    schemas,
    summaries,
    statuses,
  }
}
