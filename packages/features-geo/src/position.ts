import { isApiError } from '@marquee/api-client'
import type { AppRuntime } from '@marquee/core'
import { locate, type LocateFailure } from './locate.ts'
import { judgePosition } from './queries.ts'

/** Every reason for which a position sends a player away (ERR-33..40), and what the platform says of one. */
export type BlockReason =
  | LocateFailure
  | 'API error'
  | 'region not allowed'
  | 'contradicts the address'

/**
 * Finds out where a player is and whether they may play there. Gives why not, or null when they may.
 * While the device is offline nothing is found out, and nobody is sent away for that: null.
 */
export async function checkPosition({ api }: Pick<AppRuntime, 'api'>): Promise<BlockReason | null> {
  const located = await locate(navigator)
  if ('failure' in located) return located.failure
  try {
    const { access, reason } = await judgePosition(api, located.at)
    if (access) return null
    return reason === 'contradiction' ? 'contradicts the address' : 'region not allowed'
  } catch (error) {
    if (isApiError(error, 'network') && !navigator.onLine) return null
    return 'API error'
  }
}
