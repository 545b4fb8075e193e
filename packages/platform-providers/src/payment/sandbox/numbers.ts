import type { PaymentMethod, TestNumber } from '@marquee/contract'

/** What the sandbox's providers do with which number; `docs/cash-desk.md` has the same list. */
export const testNumbers: readonly TestNumber[] = [
  { method: 'card', number: '4242 4242 4242 4242', outcome: 'approve' },
  { method: 'card', number: '4000 0000 0000 3220', outcome: 'challenge' },
  { method: 'card', number: '4000 0000 0000 0002', outcome: 'decline' },
  { method: 'wallet', number: '555 010 0001', outcome: 'approve' },
  { method: 'wallet', number: '555 010 0002', outcome: 'decline' },
  { method: 'bank', number: '0001 2345 6789', outcome: 'complete-later' },
  { method: 'bank', number: '0001 1111 1116', outcome: 'decline-later' },
]

/** The code that step 2 of the challenge takes. */
export const sandboxCode = '123456'

const digits = (number: string): string => number.replace(/\D/g, '')

export const testNumberOf = (method: PaymentMethod, number: string): TestNumber | undefined =>
  testNumbers.find((one) => one.method === method && digits(one.number) === digits(number))

/** The last four digits, which is all that is kept of any number. */
export const shortened = (number: string): string => `•••• ${digits(number).slice(-4)}`

/** The outcome of a number of which only the end is known. */
export const outcomeOf = (
  method: PaymentMethod,
  account: string,
): TestNumber['outcome'] | undefined =>
  testNumbers.find((one) => one.method === method && shortened(one.number) === account)?.outcome
