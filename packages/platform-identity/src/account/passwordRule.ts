import { passwordFault, type Person } from '@marquee/passwords/rule'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { PlatformError } from '@marquee/platform-kernel/errors'

const messages = {
  common: 'This password is one of the most used ones, which attackers try first. Use another one.',
  personal:
    'This password is built from the name, the e-mail address or the brand. Add words that nobody can look up.',
}

/**
 * The rule for new passwords at sign-up, reset and change.
 * @throws PlatformError weak-password, whose detail says `common` or `personal`.
 */
export function refuseWeakPassword(
  password: string,
  person: Omit<Person, 'brand'>,
  { key, name }: Pick<BrandSettings, 'key' | 'name'>,
): void {
  const fault = passwordFault(password, { ...person, brand: [name, key] })
  if (!fault) return
  throw new PlatformError('weak-password', messages[fault], {
    details: [{ path: 'password', message: fault }],
  })
}
