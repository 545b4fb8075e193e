import { createHmac } from 'node:crypto'

export type IdentityKind = 'email' | 'phone' | 'person'

export interface Identity {
  kind: IdentityKind
  hash: string
}

/** What is known of somebody; null or empty where they have not told. */
export interface Traits {
  email: string | null
  phone: string | null
  name: string | null
  surname: string | null
  /** `YYYY-MM-DD`. */
  birthDay: string | null
}

/** Providers for whom dots in a name mean nothing. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** One mailbox has one spelling: case, `+tags` and the dots that Gmail ignores tell nobody apart. */
export function normaliseMailbox(email: string): string {
  const address = email.trim().toLowerCase()
  const split = address.lastIndexOf('@')
  const domain = address.slice(split + 1)
  const [name = ''] = address.slice(0, Math.max(split, 0)).split('+')
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A number of the USA in its international form, whatever the spelling; others by their digits. */
export function normalisePhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 7) return null
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}

/**
 * Full name and birthday as one; null unless there is a given name and a family name: with a given
 * name alone strangers who share a birthday would be taken for each other.
 */
export function normalisePerson({
  name,
  surname,
  birthDay,
}: Pick<Traits, 'name' | 'surname' | 'birthDay'>): string | null {
  const words = `${name ?? ''} ${surname ?? ''}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.length > 1 && birthDay ? `${words.join(' ')}|${birthDay}` : null
}

/** What somebody can be recognised by in another brand: keyed hashes, which tell nothing without the key. */
export function identitiesOf(key: string, traits: Traits): Identity[] {
  const known: [IdentityKind, string | null][] = [
    ['email', traits.email ? normaliseMailbox(traits.email) : null],
    ['phone', traits.phone ? normalisePhone(traits.phone) : null],
    ['person', normalisePerson(traits)],
  ]
  return known.flatMap(([kind, value]) =>
    value === null
      ? []
      : [{ kind, hash: createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url') }],
  )
}
