import { type GivenPath, givenPath } from '@marquee/core'
import { type ApiErrorCode, isApiError } from '@marquee/api-client'

const codes = ['play-limit-reached', 'cool-off', 'self-excluded', 'reality-check-due'] as const

/** Why the platform lets a player not play, by their own choice. */
export interface Refusal {
  code: (typeof codes)[number]
  /** Epoch ms from which play is open again; null when it was not said. */
  until: number | null
  /** Which limit was reached, without its period: `time`, `loss-coins`, `loss-entries`. */
  limit: string | null
  /** The page that shows the tool. */
  see: GivenPath | null
}

const isRefusal = (code: ApiErrorCode): code is Refusal['code'] =>
  (codes as readonly string[]).includes(code)

/** What a failed call says of a limit, a break or an exclusion; null for any other failure. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error) || !isRefusal(error.code)) return null
  const told = (path: string) => error.details.find((detail) => detail.path === path)?.message
  const until = Number(told('until'))
  const see = told('see')
  return {
    code: error.code,
    until: Number.isFinite(until) && until > 0 ? until : null,
    limit: told('limit')?.split('/')[0] ?? null,
    see: see?.startsWith('/') ? givenPath(see) : null,
  }
}
