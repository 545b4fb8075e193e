import { randomUUID } from 'node:crypto'
import type { CallContract } from '@marquee/contract'
import type { Contract } from '@marquee/contract/contract'
import type { Call, CallId, ContractOf } from '@marquee/contract/domain'
import { type Locale, toLocale } from '@marquee/contract/locales'
import { nothing, strict } from '@marquee/contract/schemas'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { type BatchBindings, type Caller, mountBatch } from './batch.ts'
import type { BrandDirectory } from './brands.ts'
import type { Kernel } from './command.ts'
import { PlatformError } from './errors.ts'
import { fail } from './fail.ts'
import { type AnyGuard, passGuards, type Watch, watchOver } from './guards.ts'
import { classOf, seconds } from './metrics/metrics.ts'
import { isAnswered } from './idempotency.ts'
import { networkOf } from './network.ts'
import { readingKernel } from './reading.ts'
import type { RateLimiter } from './rateLimit.ts'
import type { RegionLearner } from './region.ts'
import { bodyOf, parse, queryOf } from './readRequest.ts'
import { failed, serving } from './tracing/tracing.ts'
import { sameSecret } from './sameSecret.ts'
import { findSession, type Session } from './sessions.ts'

/** What a schema leaves of what was sent; unknown where a call takes none of it. */
type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown

/** What every handler is given, and what was sent as the contract of its call reads it. */
export interface Request<Contract extends CallContract = CallContract> {
  kernel: Kernel
  /** The brand of the host; empty in calls for staff, which name theirs in the path. */
  brand: string
  /** Stands in the answer's `x-request-id` and in error bodies. */
  requestId: string
  /** The host the player's browser asked, with its port; one of the brand's. */
  host: string
  session: Session | null
  /** The session of a call whose audience is `player`. @throws 401 for a guest. */
  player: () => Session
  params: Read<Contract['params']>
  query: Read<Contract['query']>
  body: Read<Contract['body']>
  /** The call as its contract declares it. */
  call: Call
  /** For effect calls: what makes a repetition recognisable, scoped to who is there. */
  idempotency: { scope: string; key: string } | null
  /** The player's address as the front server saw it. */
  clientIp: string
  /** What limits count by: the address, of IPv6 the network of it that one visitor has. */
  network: string
  /** The locale cookie or `en`. */
  locale: Locale
  secure: boolean
  http: Context
}

/** A request of a call by its id. */
export type RequestOf<Id extends CallId> = Request<ContractOf<Id>>

/** A call's handler gets validated input and gives the response body, or a file that is streamed. */
export type HandlerOf<Id extends CallId> = (
  request: RequestOf<Id>,
) => Promise<z.input<ContractOf<Id>['response']> | Response>
/** Handlers by call id; what a module exports. */
export type Handlers = { [Id in CallId]?: HandlerOf<Id> }
/** A handler of whatever call, as the kernel calls it. */
export type Handler = (request: Request) => Promise<unknown>

export interface HttpOptions {
  kernel: Kernel
  brands: BrandDirectory
  limit: RateLimiter
  /** Asks for the region of a visitor before anything reads it, where somebody else has to be asked. */
  learnRegion?: RegionLearner | undefined
  log: Logger
  /** Shared with the brands' own servers: allows `renderer` calls and the `client-host` header. */
  rendererKey: string
  /** Every call that there is, by its id. */
  calls: Contract['calls']
  handlers: Handlers
  /** Asked before handlers, in this order. */
  guards: readonly AnyGuard[]
  /** Checks responses against the contract too, for fields it does not name as well; on in tests. */
  checkResponses: boolean
}

export const sessionCookie = (secure: boolean): string => (secure ? '__Host-marquee' : 'marquee')

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** TEN-18: a call that acts must come from the brand's own pages and carry a key. */
function guardEffect(http: Context, host: string): string {
  const site = http.req.header('sec-fetch-site')
  const origin = http.req.header('origin')
  const ownOrigin = origin !== undefined && URL.parse(origin)?.host === host
  const ownSite = site === undefined ? ownOrigin : site === 'same-origin'
  if (!ownSite || (origin !== undefined && !ownOrigin)) {
    throw new PlatformError(
      'cross-site',
      'This call acts on an account and is only taken from the pages of the same site.',
    )
  }
  const key = http.req.header('idempotency-key')
  if (!key || !uuid.test(key)) {
    throw new PlatformError(
      'missing-idempotency-key',
      'This call acts: send it from a page of the site with an Idempotency-Key header, a UUID that is new for each act and the same for each repetition.',
    )
  }
  return key
}

function guardAudience(call: Call, session: Session | null, isRenderer: boolean): void {
  if (call.audience === 'renderer' && !isRenderer) {
    throw new PlatformError('forbidden', 'Only the brand’s own server may make this call.')
  }
  if ((call.audience === 'player' || call.audience === 'affiliate') && !session) {
    throw new PlatformError('unauthorized', 'Sign in first: this call is for players.')
  }
  if (call.audience === 'guest' && session) {
    throw new PlatformError('forbidden', 'You are signed in already; sign out first.')
  }
}

const generalLimit = { name: 'calls', points: 600, seconds: 60 }
const effectLimit = { name: 'acts', points: 240, seconds: 60 }

/** Who asks, by the headers: only the brand's own server may name the host that the player's browser asked. */
export function callerOf(http: Context, rendererKey: string): Caller {
  const isRenderer = sameSecret(http.req.header('x-renderer-key') ?? '', rendererKey)
  const secure = http.req.header('x-forwarded-proto') === 'https'
  const clientIp = http.req.header('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
  return {
    isRenderer,
    host: (isRenderer && http.req.header('client-host')) || http.req.header('host') || '',
    secure,
    clientIp,
    network: networkOf(clientIp),
    token: getCookie(http, sessionCookie(secure)),
    language: getCookie(http, 'language'),
  }
}

/**
 * The brand that a call is for by its host. Calls for staff are answered at the back office alone,
 * and nothing else is answered there. @throws PlatformError not-found.
 */
function doorOf({ audience }: Call, brands: BrandDirectory, host: string): string {
  const brand = brands.ofHost(host)
  if (audience === 'staff' && brands.isBackOffice(host)) return ''
  if (audience !== 'staff' && brand) return brand
  throw new PlatformError(
    'not-found',
    audience === 'staff'
      ? `The back office is not at '${host}'. Use its own address.`
      : `No brand answers at '${host}'. Use one of its own addresses.`,
  )
}

/** A call with what answers it and what guards it. */
interface Served {
  call: Call
  handler: Handler
  watch: Watch
}

async function serve(
  { call, handler, watch }: Served,
  options: HttpOptions,
  http: Context,
  requestId: string,
): Promise<Response> {
  const { reading, sessions, tell, whole = {} } = (http.env ?? {}) as BatchBindings
  whole.caller ??= callerOf(http, options.rendererKey)
  const { isRenderer, host, secure, clientIp, network, language } = whole.caller
  const brand = doorOf(call, options.brands, host)
  const kernel = call.effect ? options.kernel : (reading ?? readingKernel(options.kernel))
  const token = call.audience === 'staff' ? undefined : whole.caller.token
  const find = (secret: string) =>
    sessions && !call.effect
      ? sessions.find(secret, watch.questions)
      : findSession(kernel, secret, watch.questions)
  const found = token ? await find(token) : null
  const session = found?.brand === brand ? found : null
  const who = session ? `player:${session.playerId}` : `guest:${brand}:${network}`
  if (!isRenderer) await options.limit(call.effect ? effectLimit : generalLimit, who)
  const learning = call.audience === 'staff' ? null : options.learnRegion?.(http)
  if (learning) await learning
  const key = call.effect && call.audience !== 'renderer' ? guardEffect(http, host) : null
  guardAudience(call, session, isRenderer)
  const request: Request = {
    kernel,
    call,
    brand,
    requestId,
    host,
    session,
    player() {
      if (!session)
        throw new PlatformError('unauthorized', 'Sign in first: this call is for players.')
      return session
    },
    params: parse(call.params ?? nothing, http.req.param(), 'path'),
    query: parse(call.query ?? nothing, queryOf(http), 'query'),
    body: await bodyOf(call, http, isRenderer),
    idempotency: key ? { scope: who, key } : null,
    clientIp,
    network,
    locale: toLocale(language),
    secure,
    http,
  }
  const passed = await passOrRepeat(watch, request, session?.answers ?? [])
  const result = await handler({ ...request, kernel: passed })
  // A file that is streamed, in the contract's words one that a call produces.
  if (result instanceof Response) {
    result.headers.set('x-request-id', requestId)
    return result
  }
  if (options.checkResponses) {
    const checked = strict(call.response).safeParse(result)
    if (!checked.success)
      throw new Error(`${call.id} answers outside its contract: ${checked.error.message}`)
  }
  const text = JSON.stringify(result)
  tell?.(text)
  return http.body(text, 200, { 'content-type': 'application/json' })
}

/**
 * Lets a request pass every guard. One that a guard refuses now, and that was answered before under the
 * same key, comes to its handler all the same: it is told what it was told then, and does nothing.
 * @throws PlatformError what the first guard refuses with.
 */
async function passOrRepeat(
  watch: Watch,
  request: Request,
  answers: readonly unknown[],
): Promise<Kernel> {
  try {
    return passGuards(watch, request, answers)
  } catch (refusal) {
    const { kernel, idempotency } = request
    if (!(refusal instanceof PlatformError) || !(await isAnswered(kernel.db, idempotency)))
      throw refusal
    return { ...kernel, refusal }
  }
}

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Both spellings of an address answer (TEN-03). */
const spellings = (path: string): string[] =>
  path.endsWith('/') ? [path, path.slice(0, -1)] : [path, `${path}/`]

/**
 * The HTTP side of the platform: every call of the contract that has a handler, with validation,
 * audience, effect guard, limits and error bodies in one place.
 * @throws when a handler names a call that the contract does not have.
 */
export function makeHttp(options: HttpOptions): Hono {
  const app = new Hono()
  const { calls } = options
  const { tracing, metrics, outage } = options.kernel
  const { answers, requests, requestSeconds } = metrics
  const countAnswer = (labels: { method: string; route: string }, status: number) => {
    requests.inc({ ...labels, status })
    answers.inc({ class: classOf(status) })
  }
  // By their ids alone: what each takes was typed where it is written.
  const handlers = options.handlers as unknown as Record<string, Handler | undefined>
  const unknown = Object.keys(handlers).filter((id) => !calls[id])
  if (unknown.length) throw new Error(`No such call in the contract: ${unknown.join(', ')}.`)
  // Fixed paths before those with parameters, so that `/game-rounds/demo/` is not a round's id.
  const ordered = Object.values(calls).sort(
    (one, other) => one.path.split('{').length - other.path.split('{').length,
  )
  for (const call of ordered) {
    const handler = handlers[call.id]
    if (!handler) continue
    const { method, path: route } = call
    const name = `${method} ${route}`
    const attributes = { 'http.request.method': method, 'http.route': route }
    const served = { call, handler, watch: watchOver(call, options.guards) }
    for (const path of spellings(honoPath(call.path))) {
      app.on(call.method, path, async (http) => {
        const requestId = randomUUID()
        const began = seconds()
        http.header('cache-control', 'no-store')
        http.header('x-request-id', requestId)
        const traceparent = tracing && http.req.header('traceparent')
        const answer = await serving(tracing, { name, traceparent, attributes }, async (span) => {
          const given = await outage
            .bound(() => serve(served, options, http, requestId))
            .catch((error: unknown) => fail(error, http, { log: options.log, requestId }))
          span?.setAttribute('http.response.status_code', given.status)
          if (span && given.status >= 500) failed(span)
          return given
        })
        requestSeconds.observe({ method, route }, seconds() - began)
        countAnswer({ method, route }, answer.status)
        return answer
      })
    }
  }
  mountBatch(app, {
    kernel: options.kernel,
    isRenderer: (headers) => sameSecret(headers.get('x-renderer-key') ?? '', options.rendererKey),
  })
  /** Of what no call's route is: webhooks and files that fail, and what is not there at all. */
  const failElsewhere = (error: unknown, http: Context) => {
    const answer = fail(error, http, { log: options.log, requestId: randomUUID() })
    countAnswer({ method: 'any', route: 'elsewhere' }, answer.status)
    return answer
  }
  app.onError(failElsewhere)
  app.notFound((http) =>
    failElsewhere(
      new PlatformError('not-found', `There is no call ${http.req.method} ${http.req.path}.`),
      http,
    ),
  )
  return app
}
