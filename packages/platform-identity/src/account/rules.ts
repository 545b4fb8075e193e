import { zipFitsState } from '@marquee/contract/zip'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { stateRule } from '../restriction/rules.ts'

/** How many wrong passwords lock sign-in for where they come from. */
export const failuresAllowed = 3
/** How many of all strangers together lock it for every stranger. */
export const failuresOfStrangers = 15
/** The time in which they count, and for which sign-in then stays locked, in ms. */
export const lockTime = 30 * 60_000
/** How long a reset code can be used, in ms. */
export const resetCodeLifetime = 30 * 60_000
/** How long a code that passes a pause can be used, in ms. */
export const signInCodeLifetime = 10 * 60_000
/** How many wrong tries spend such a code. */
export const triesOfCode = 5
/** How many tries one contact's codes have together within `lockTime`, however many were asked for. */
export const triesOfCodes = 50

/** E-mail addresses are told apart without regard to case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** Whole years between a birthday and an instant, by the calendar of UTC. */
export function ageAt(birthDay: string, now: number): number {
  const today = new Date(now).toISOString()
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return today.slice(5, 10) < birthDay.slice(5, 10) ? years - 1 : years
}

/**
 * Whether somebody of this birthday and state may have an account of the brand.
 * @throws PlatformError invalid-input, not-available (the brand is not in this state) or age-restricted.
 */
export function refuseIneligible(
  settings: Pick<BrandSettings, 'name' | 'minimumAge' | 'blockedStates'>,
  { birthDay, state }: { birthDay: string; state: string },
  now: number,
): void {
  const rule = stateRule(settings, state)
  if (!rule) {
    throw new PlatformError(
      'invalid-input',
      `There is no state '${state}'. Use the two letters of a state of the USA.`,
      {
        details: [{ path: 'state', message: 'Unknown state' }],
      },
    )
  }
  const age = ageAt(birthDay, now)
  if (age < 0 || age > 120) {
    throw new PlatformError(
      'invalid-input',
      `${birthDay} is not a birthday of somebody alive. Write it as year-month-day.`,
      {
        details: [{ path: 'birthDay', message: 'Not a plausible birthday' }],
      },
    )
  }
  if (!rule.allowed) {
    throw new PlatformError(
      'not-available',
      `${settings.name} is not available in ${rule.name.en}.`,
      {
        details: [{ path: 'state', message: 'Not available in this state' }],
      },
    )
  }
  if (age < rule.minimumAge) {
    throw new PlatformError(
      'age-restricted',
      `In ${rule.name.en} players are at least ${rule.minimumAge} years old.`,
      {
        details: [{ path: 'birthDay', message: `At least ${rule.minimumAge} years` }],
      },
    )
  }
}

/** @throws PlatformError invalid-input for a ZIP code that is not one of the state. */
export function refuseForeignZip({
  zip,
  state,
}: {
  zip?: string | null | undefined
  state: string | null
}): void {
  if (!zip || !state || zipFitsState(zip, state)) return
  throw new PlatformError(
    'invalid-input',
    `The ZIP code ${zip} is not one of ${state}. Check both: one of them is wrong.`,
    { details: [{ path: 'zip', message: 'Not a ZIP code of this state' }] },
  )
}

/** What is remembered of wrong passwords for one address. */
export interface Guard {
  /** Epoch ms of each one that still counts. */
  failures: number[]
  lockedUntil: number | null
}

/**
 * Counts an attempt before its password is checked, so that attempts side by side cannot slip past;
 * a right password forgets the count. Null when sign-in is locked already.
 */
export function countAttempt(
  { failures, lockedUntil }: Guard,
  now: number,
  allowed = failuresAllowed,
): Guard | null {
  if (lockedUntil !== null && lockedUntil > now) return null
  const counted = [...failures.filter((failure) => failure > now - lockTime), now]
  return counted.length < allowed
    ? { failures: counted, lockedUntil: null }
    : { failures: [], lockedUntil: now + lockTime }
}

/** A display name from the given name, such as `Robin4821`; not unique and not a credential. */
export function makeLogin(name: string, number: number): string {
  const letters = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 12)
  return `${letters || 'Player'}${String(number).padStart(4, '0')}`
}
