import type { GameFrameErrorCode } from '@marquee/game-sdk'
import { isApiError } from '@marquee/api-client'

/** What a game is told for each way a call can fail; the rest is `failed`. */
const codes: Record<string, GameFrameErrorCode> = {
  'insufficient-funds': 'insufficient-funds',
  'round-open': 'round-open',
  'too-fast': 'too-fast',
  'rate-limited': 'too-fast',
  unauthorized: 'signed-out',
  forbidden: 'not-allowed',
  'age-restricted': 'not-allowed',
  'not-available': 'not-allowed',
  'play-limit-reached': 'not-allowed',
  'stake-too-high': 'not-allowed',
  'reality-check-due': 'not-allowed',
  'cool-off': 'not-allowed',
  'self-excluded': 'not-allowed',
  locked: 'not-allowed',
  network: 'offline',
  timeout: 'offline',
  unavailable: 'offline',
}

/** A game may ask again after this long where the platform named no time, in ms. */
export const offlineRetryMs = 2_000

export interface FrameFailure {
  code: GameFrameErrorCode
  retryAfterMs?: number
}

/** A failed call as the game protocol says it; `freeSpin` when one was asked for. */
export function frameFailureOf(error: unknown, freeSpin = false): FrameFailure {
  if (!isApiError(error)) return { code: 'failed' }
  if (freeSpin && error.code === 'not-available') return { code: 'no-free-spins' }
  const code = codes[error.code] ?? 'failed'
  const retryAfterMs = error.retryAfterMs ?? (code === 'offline' ? offlineRetryMs : undefined)
  return { code, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/** Whether nobody knows if the platform did it: the same key must be used to ask again. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  ['network', 'timeout', 'unavailable', 'malformed', 'internal'].includes(error.code)

/** Whether a round stands otherwise than its game believed: another page or the platform went on. */
export const isOvertaken = (error: unknown): boolean =>
  isApiError(error) && ['round-settled', 'not-available'].includes(error.code)
