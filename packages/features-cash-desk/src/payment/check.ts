import type { PaymentMethod } from '@marquee/contract'
import type { Typed } from './token.ts'

export type Problems = Partial<Record<keyof Typed, string>>

const digits = (text: string): number => text.replace(/\D/g, '').length

/** What plainly cannot be right, by field: a key of the texts. The provider decides the rest. */
export function problemsOf(method: PaymentMethod, { number, expiry, code }: Typed): Problems {
  const least = method === 'card' ? 13 : 10
  return {
    ...(digits(number) < least && { number: `form.problem.${method}` }),
    ...(method === 'card' &&
      !/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry) && { expiry: 'form.problem.expiry' }),
    ...(method === 'card' && !/^\d{3,4}$/.test(code) && { code: 'form.problem.code' }),
  }
}

/** Problems that still hold: what is being mended is none any more until it is sent again. */
export const stillWrong = (problems: Problems, before: Typed, next: Typed): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) => next[field as keyof Typed] === before[field as keyof Typed],
    ),
  )

/** Puts the focus on the first of the named fields that a form has; its button may stand far below. */
export function focusField(form: HTMLElement | null, [first]: readonly string[]): void {
  if (first !== undefined) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
}

/** How the digits of a card's number stand in groups: those of American Express otherwise. */
const groupsOf = (digits: string): number[] => (/^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3])

/** `4242424242424242` becomes `4242 4242 4242 4242` while it is typed. */
export function asCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  let at = 0
  const groups = groupsOf(digits).map((length) => digits.slice(at, (at += length)))
  return groups.filter(Boolean).join(' ')
}

/** `1230` becomes `12/30` while it is typed. */
export function asExpiry(text: string): string {
  const digits = text.replace(/\D/g, '')
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)]
  return year || /^\d\d\//.test(text) ? `${month}/${year}` : month
}
