import type { Endpoint, ErrorCode, ResponseOf } from '@marquee/contract'
import type { ApiError } from './error.ts'

type TypesOf<E> = E extends Endpoint<infer T> ? T : never
type PartOf<E, K extends string> = TypesOf<E> extends Record<K, infer P> ? P : undefined

/** A key is absent when the endpoint has no such part, optional when nothing in it is required. */
type Part<K extends string, P> = [P] extends [undefined]
  ? { [N in K]?: undefined }
  : Record<never, never> extends P
    ? { [N in K]?: P }
    : { [N in K]: P }

export interface CallOptions {
  /** Detaches this caller; the request itself ends when nobody waits for it any more. */
  signal?: AbortSignal
  /** Repeats an effect call safely: the platform answers the same key with the same result. */
  idempotencyKey?: string
  /** For this call instead of the client's, in ms, for example for an upload. */
  timeoutMs?: number
  /** Errors that are an answer like any other to whoever asks: thrown, but not told to the logger. */
  expects?: readonly ErrorCode[]
}

export type CallInput<E> = Part<'params', PartOf<E, 'params'>> &
  Part<'query', PartOf<E, 'query'>> &
  Part<'body', PartOf<E, 'body'>> &
  CallOptions

/** The input may be left out when the endpoint requires nothing. */
export type CallArguments<E> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export interface ApiClient {
  /**
   * Makes one call of the contract.
   *
   * A GET without effect that answers 408, 409, 425, 429, 500, 502, 503 or 504 is retried once,
   * nothing else ever is (FETCH-02, FETCH-03). Identical GETs without effect that run at the same
   * time are one request (INIT-07). An effect call carries an `Idempotency-Key` (TEN-18).
   *
   * @throws {ApiError} for everything that can go wrong on the way (ERR-45)
   * @throws {Error} when a path parameter is absent: a mistake of the caller
   */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<ResponseOf<E>>
}

export interface Logger {
  error(message: string, error: unknown): void
}

export interface ApiClientOptions {
  /** Where the paths of the contract begin (FETCH-04): `''` in the browser, absolute on a server. */
  baseUrl: string
  fetch?: typeof fetch
  /** Reads the text of a body; `JSON.parse` unless given. @throws where it is no JSON. */
  parse?: ((text: string) => unknown) | undefined
  /** Asked before each call; on a server it forwards the visitor's headers. */
  headers?: () => Record<string, string>
  newIdempotencyKey?: () => string
  /** A 401 came: whoever is there is a guest now (TEN-08). */
  onUnauthorized?: () => void
  /** A 403 came: something stands between whoever is there and what they asked for. */
  onRefused?: (error: ApiError) => void
  /** Sees every answer before it is read; on a server it forwards `set-cookie`. */
  onResponse?: (response: Response) => void
  /** Gets each failure once, aborts and what the call `expects` excepted (ERR-45). The console by default. */
  logger?: Logger
  /** The longest a call may take, its retry included, in ms. 15 000 by default. */
  timeoutMs?: number
}
