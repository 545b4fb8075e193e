import type { Accounts } from '@marquee/platform-providers'

/** Accounts with nobody, but for those that a test names. */
export const makeAccounts = (overrides: Partial<Accounts> = {}): Accounts => ({
  mail: { sandbox: false },
  sms: { sandbox: false },
  captcha: { verifyUrl: '', isOfSandbox: null },
  push: { now: () => 0, sandbox: false },
  payment: {
    url: '',
    secretFor: (purpose) => purpose,
    random: { int: () => 0, windfall: () => 0, token: () => 'once' },
    sandbox: false,
  },
  ...overrides,
})
