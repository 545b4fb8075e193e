import type { BlockReason } from '../position.ts'

/** Message key of what helps against each reason. */
export const helpFor: Record<BlockReason, string> = {
  'geolocation not supported': 'reason.unsupported',
  'permissions API not supported': 'reason.unsupported',
  'user denied': 'reason.denied',
  'permission denied': 'reason.denied',
  'position unavailable': 'reason.unavailable',
  timeout: 'reason.timeout',
  unknown: 'reason.unknown',
  'API error': 'reason.unknown',
  'region not allowed': 'reason.region',
  'contradicts the address': 'reason.contradiction',
}
