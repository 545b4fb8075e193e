import type { SignUpField } from '@marquee/contract'
import { zipFitsState } from '@marquee/contract/zip'
import type { StateRule } from '../queries.ts'

/** What is wrong with a field: a message key and its values. */
export interface Problem {
  key: string
  values?: Record<string, string | number>
}

/** One problem per field that has one. */
export type Problems<Values> = { [Field in keyof Values]?: Problem }

/** How an account is known. */
export type Way = 'email' | 'phone'

export interface Contacts {
  email: string
  /** In place of the address, where the player chose so. */
  phone: string
}

export interface Credentials extends Contacts {
  password: string
}

export interface SignUpValues extends Credentials {
  name: string
  /** Empty where the brand does not ask it. */
  surname: string
  /** `YYYY-MM-DD`, as a date input gives it. */
  birthDay: string
  /** Two letters. */
  state: string
  /** Empty where the brand does not ask it. */
  zip: string
  acceptedTerms: boolean
}

/** The platform's own limits, so that nothing is refused that passed here. */
export const passwordLength = { least: 8, most: 200 }
const longestEmail = 254
const longestName = 80
/** Nobody alive is older, in years. */
const oldest = 120

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whole years between a birthday and an instant, by the calendar of UTC as on the platform. */
export function ageAt(birthDay: string, now: number): number {
  const today = new Date(now).toISOString()
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return today.slice(5, 10) < birthDay.slice(5, 10) ? years - 1 : years
}

export function checkEmail(email: string): Problem | undefined {
  const address = email.trim()
  if (!address) return { key: 'problems.emailEmpty' }
  return address.length > longestEmail || !emailShape.test(address)
    ? { key: 'problems.emailShape' }
    : undefined
}

/** Ten digits, or eleven with the country's; the platform knows more about numbers. */
export function checkPhone(phone: string): Problem | undefined {
  const digits = phone.replace(/\D/g, '')
  if (!digits) return { key: 'problems.phoneEmpty' }
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? undefined : { key: 'problems.phoneShape' }
}

/** The one contact that is sent. */
export const contactOf = ({ email, phone }: Contacts, way: Way) =>
  way === 'email' ? { email: email.trim() } : { phone: phone.trim() }

export function checkNewPassword(password: string): Problem | undefined {
  if (!password) return { key: 'problems.passwordEmpty' }
  if (password.length < passwordLength.least) {
    return { key: 'problems.passwordShort', values: { count: passwordLength.least } }
  }
  return password.length > passwordLength.most
    ? { key: 'problems.passwordLong', values: { count: passwordLength.most } }
    : undefined
}

export function checkName(name: string): Problem | undefined {
  if (!name.trim()) return { key: 'problems.nameEmpty' }
  return name.trim().length > longestName
    ? { key: 'problems.nameLong', values: { count: longestName } }
    : undefined
}

export function checkSurname(surname: string): Problem | undefined {
  if (!surname.trim()) return { key: 'problems.surnameEmpty' }
  return surname.trim().length > longestName
    ? { key: 'problems.nameLong', values: { count: longestName } }
    : undefined
}

export function checkZip(zip: string, state: string): Problem | undefined {
  if (!zip.trim()) return { key: 'problems.zipEmpty' }
  if (!/^\d{5}(-\d{4})?$/.test(zip.trim())) return { key: 'problems.zipShape' }
  return zipFitsState(zip, state) ? undefined : { key: 'problems.zipForeign' }
}

export function checkBirthDay(
  birthDay: string,
  minimumAge: number,
  now: number,
): Problem | undefined {
  if (!birthDay) return { key: 'problems.birthDayEmpty' }
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDay)) return { key: 'problems.birthDayShape' }
  const age = ageAt(birthDay, now)
  if (age < 0 || age > oldest) return { key: 'problems.birthDayShape' }
  return age < minimumAge ? { key: 'problems.tooYoung', values: { age: minimumAge } } : undefined
}

export function checkState(state: string, rule: StateRule | undefined): Problem | undefined {
  if (!state) return { key: 'problems.stateEmpty' }
  return rule && !rule.allowed ? { key: 'problems.stateBlocked' } : undefined
}

/** The age that a state asks for, or the youngest of all while none is chosen. */
export const minimumAgeOf = (states: readonly StateRule[], state: string): number | undefined =>
  states.find(({ code }) => code === state)?.minimumAge ??
  (states.length ? Math.min(...states.map(({ minimumAge }) => minimumAge)) : undefined)

const found = <Values>(problems: {
  [Field in keyof Values]?: Problem | undefined
}): Problems<Values> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Values>

/** Of the contact that was chosen alone. */
export const checkContact = ({ email, phone }: Contacts, way: Way): Problems<Contacts> =>
  found<Contacts>({
    email: way === 'email' ? checkEmail(email) : undefined,
    phone: way === 'phone' ? checkPhone(phone) : undefined,
  })

/**
 * A password to sign in with may be of any length: the rules of another year may have allowed it. A code is
 * six digits where one is asked for.
 */
export const checkSignIn = (
  { code, ...values }: Credentials & { code?: string | undefined },
  way: Way = 'email',
): Problems<Credentials & { code: string }> =>
  found({
    ...checkContact(values, way),
    password: values.password ? undefined : { key: 'problems.passwordEmpty' },
    code: code === undefined || /^\d{6}$/.test(code) ? undefined : { key: 'problems.codeShape' },
  })

export function checkSignUp(
  values: SignUpValues,
  { states, asks }: { states: readonly StateRule[]; asks: readonly SignUpField[] },
  now: number,
  way: Way = 'email',
): Problems<SignUpValues> {
  const rule = states.find(({ code }) => code === values.state)
  return found({
    ...checkContact(values, way),
    password: checkNewPassword(values.password),
    name: checkName(values.name),
    surname: asks.includes('surname') ? checkSurname(values.surname) : undefined,
    birthDay: checkBirthDay(values.birthDay, minimumAgeOf(states, values.state) ?? 0, now),
    state: checkState(values.state, rule),
    zip: asks.includes('zip') ? checkZip(values.zip, values.state) : undefined,
    acceptedTerms: values.acceptedTerms ? undefined : { key: 'problems.termsOpen' },
  })
}
