import type { z } from 'zod'
import type { StaffPermission } from './back-office/staff.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may call. `renderer` is the brand's own server with its shared key; `public` is anybody;
 * `guest` refuses a signed-in player; `staff` is the back office, which answers at a host of its own.
 */
export type Audience = 'public' | 'guest' | 'player' | 'affiliate' | 'renderer' | 'staff'

/**
 * Which of the staff may make a call: anybody `door`, whoever is `signed-in`, or who has a permission
 * for the brand that the call's path names.
 */
export type StaffAccess = 'door' | 'signed-in' | StaffPermission

/** `allowed-in-cool-off` is refused to players who excluded themselves. */
export type DuringBreak = 'allowed' | 'allowed-in-cool-off' | 'refused'

/** What a call takes and gives, with what a reader of the contract wants to know. Server side only. */
export interface CallContract {
  summary: string
  /** Its name for clients, where they know it by another one than its id: published names stay. */
  operationId?: string
  /** `spec` when the specification names the call, `ours` when it is our decision. */
  origin: 'spec' | 'ours'
  audience: Audience
  /** Of calls for staff, and of all of them. */
  access?: StaffAccess
  /** Requirement or decision ids. */
  follows?: string[]
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** A file in place of a JSON body: its media type. The handler reads it. */
  accepts?: 'application/octet-stream'
  response: z.ZodType
  /** A file in place of JSON: its media type; `response` describes its text. */
  produces?: 'text/csv' | 'application/octet-stream' | 'application/pdf'
  /** Errors beside the common ones (invalid-input, unauthorized, rate-limited, internal). */
  errors?: ErrorCode[]
  /**
   * Taken from players who have terms to accept first (TERMS-02): what protects the player, gives back
   * what is theirs, or leads out of the frozen page. Every other call that acts is refused.
   */
  openDuringTerms?: true
  /**
   * Whether a player on a break may make a call that acts (RP-02, RP-06). Left out, it is refused with
   * `cool-off` or `self-excluded`: a call that neither plays, credits nor sells says that it stays open.
   */
  duringBreak?: DuringBreak
  /** Refused with `registration-incomplete` while the player's registration lacks what the brand asks for. */
  completeRegistration?: true
  /**
   * A repetition with the same key is answered anew: what the call gives opens a door once, and is kept
   * nowhere for it. Every other act is answered as it was the first time.
   */
  answersAnew?: true
  /**
   * An answer may say that browsers and proxies keep it: the address names what is in it, so that it never
   * changes. Every other answer is `no-store`.
   */
  mayBeKept?: true
  /** Refused with `region-blocked` where the brand may not be played (GEO-01): to join, play, pay. */
  regional?: true
  /**
   * Why an act of a player that plays, credits or sells is not `regional`. Such an act is one or the
   * other; a test holds to it every act that is closed during a break or moves money.
   */
  openAnywhere?: string
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** The types a call carries, read from its schemas; erased at run time. */
export interface CallTypes<C extends CallContract = CallContract> {
  params: Input<C['params']>
  query: Input<C['query']>
  body: Input<C['body']>
  response: Output<C['response']>
}

/** What a browser needs to make a call. The phantom `types` never exists at run time. */
export interface Endpoint<T = unknown> {
  method: Method
  /** Path below the API base, `{name}` for each parameter (FETCH-04). */
  path: string
  /** The call changes state: never retried, prefetched, cached or replayed (TEN-18). */
  effect: boolean
  readonly types?: T
}

export type EndpointsOf<C extends Record<string, CallContract>> = {
  [K in keyof C]: Endpoint<CallTypes<C[K]>>
}

/** Ties a domain's light endpoints to its schemas, one for one, without importing the schemas. */
export const declareEndpoints =
  <C extends Record<string, CallContract>>() =>
  (endpoints: { [K in keyof C]: Endpoint }): EndpointsOf<C> =>
    endpoints as EndpointsOf<C>

export const get = (path: string): Endpoint => ({ method: 'GET', path, effect: false })
/** A GET that changes state (TEN-18): sent with an idempotency key, refused cross-site. */
export const getWithEffect = (path: string): Endpoint => ({ method: 'GET', path, effect: true })
export const post = (path: string): Endpoint => ({ method: 'POST', path, effect: true })
/** A POST that only asks: safe to send without an idempotency key. */
export const postQuery = (path: string): Endpoint => ({ method: 'POST', path, effect: false })
export const del = (path: string): Endpoint => ({ method: 'DELETE', path, effect: true })

export type ResponseOf<E> =
  E extends Endpoint<infer T> ? (T extends { response: infer R } ? R : never) : never
