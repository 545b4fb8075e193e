import type { AppRuntime } from '../app/runtime.ts'
import { isAllowed } from '../consent/consent.ts'
import { sha256 } from '../hash/sha256.ts'
import { type AnalyticsFields, track } from './analytics.ts'

/** As an e-mail address is compared: without surrounding space, in small letters. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/**
 * A phone number with its country and no punctuation, `+14155550132`. Ten digits alone are a number
 * of the United States, where the brands play.
 */
export function normalisePhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}

export interface Depositor {
  email: string | null
  phone: string | null
}

/** E-mail and phone as SHA-256 only (ANALYTICS-13, ANALYTICS-14); what is unknown is left out. */
export async function hashedDepositor({ email, phone }: Depositor) {
  return {
    ...(email && { sha256_email_address: await sha256(normaliseEmail(email)) }),
    ...(phone && { sha256_phone_number: await sha256(normalisePhone(phone)) }),
  }
}

/**
 * Tells of a player's first deposit. Who it was goes along, hashed, only where analytics is allowed;
 * the plain e-mail and phone never do.
 */
export async function trackFirstDeposit(
  { brand }: Pick<AppRuntime, 'brand'>,
  depositor: Depositor,
  fields: AnalyticsFields = {},
): Promise<void> {
  if (isAllowed(brand, 'analytics'))
    track('deposit', fields, { user_data: await hashedDepositor(depositor) })
  else track('deposit', fields)
}
