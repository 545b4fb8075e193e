import { PlatformError } from './errors.ts'

/** SQLSTATEs of a server that is going or gone. */
const going = new Set([
  '57P01', // shut down by an administrator
  '57P02', // shut down after a crash
  '57P03', // starting up
])

/** SQLSTATEs of a server that is full or busy: nothing was changed, and later it may work. */
const busy = new Set([
  '53000',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // a row is locked for too long
  '57014', // a statement took too long
  '58030', // I/O error
])
const connectionClass = '08'

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What the driver says without a code. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client was closed)/

/** When trying again makes sense, in ms. */
const retryAfterMs = 1_000

/** Whether a failure, or one that it came of, says that the server cannot be reached. */
export function isGone(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isGone)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    going.has(code) ||
    network.has(code) ||
    (code.length === 5 && code.startsWith(connectionClass)) ||
    words.test(error.message) ||
    isGone(error.cause)
  )
}

function isBusy(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isBusy)
  if (!(error instanceof Error)) return false
  return ('code' in error && busy.has(String(error.code))) || isBusy(error.cause)
}

/** What is answered while the database is away or too busy. */
export const unavailable = (): PlatformError =>
  new PlatformError(
    'unavailable',
    'The database does not answer at the moment. Try again in a second; repeat a call that acts with the same Idempotency-Key.',
    { retryAfterMs },
  )

/**
 * The answer to a call that failed because the database could not be reached or was too busy: 503 with
 * Retry-After. Null for every other failure. Whether a commit arrived is not known then; a call that
 * acts is repeated with its key and gets what the first run did, if it did.
 */
export const toUnavailable = (error: unknown): PlatformError | null =>
  isGone(error) || isBusy(error) ? unavailable() : null

const serialisationFailures = new Set(['40001', '40P01'])

/** Another transaction came in between: the same again may hold. */
export const isSerialisationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && serialisationFailures.has(String(error.code))

/** What was wanted is held by somebody else for longer than was to be waited; also as somebody's cause. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '55P03') || isLockTimeout(error.cause))
