import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { normaliseEmail } from './rules.ts'

/** How an account is known: by an e-mail address or by a phone, each in its one spelling. */
export type Contact = { kind: 'email'; value: string } | { kind: 'phone'; value: string }

/**
 * A number of the USA as `+` and digits, whatever the spelling.
 * @throws PlatformError invalid-input when it cannot be one.
 */
export function normalisePhone(text: string): string {
  const number = parsePhoneNumberFromString(text, 'US')
  if (number?.isValid() && number.countryCallingCode === '1') return number.number
  throw new PlatformError(
    'invalid-input',
    'This is not a phone number of the USA. Write ten digits, area code first.',
    { details: [{ path: 'phone', message: 'Not a phone number' }] },
  )
}

/** The contact of a form that has exactly one. @throws PlatformError invalid-input. */
export function contactOf(form: {
  email?: string | undefined
  phone?: string | undefined
}): Contact {
  if (form.email !== undefined) return { kind: 'email', value: normaliseEmail(form.email) }
  if (form.phone !== undefined) return { kind: 'phone', value: normalisePhone(form.phone) }
  throw new PlatformError('invalid-input', 'Give an e-mail address or a phone.')
}

/** Enough to recognise one's own, nothing for others: `r•••@example.test`, `+1 ••• ••• 0132`. */
export function hideMiddle({ kind, value }: Contact): string {
  if (kind === 'phone') return `+1 ••• ••• ${value.slice(-4)}`
  const [name = '', domain = ''] = value.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** The words of sign-up, wherever a contact turns out to have an account. */
export function contactTaken({ kind }: Pick<Contact, 'kind'>): PlatformError {
  return kind === 'email'
    ? new PlatformError(
        'email-taken',
        'This e-mail address has an account already. Sign in, or reset the password.',
        { details: [{ path: 'email', message: 'Already in use' }] },
      )
    : new PlatformError(
        'phone-taken',
        'This phone number has an account already. Sign in, or reset the password.',
        { details: [{ path: 'phone', message: 'Already in use' }] },
      )
}

/** Two wrote the same address or number at the same moment: the database lets one. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
