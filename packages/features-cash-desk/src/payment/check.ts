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

/** `1230` becomes `12/30` while it is typed. */
export function asExpiry(text: string): string {
  const digits = text.replace(/\D/g, '')
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)]
  return year || /^\d\d\//.test(text) ? `${month}/${year}` : month
}
