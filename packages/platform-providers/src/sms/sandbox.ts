import type { Adapter } from '../registry.ts'
import type { SmsAccount, SmsProvider } from './provider.ts'

/**
 * Takes every message and sends none: `/sandbox/mails` shows what the platform keeps. Numbers that end
 * with 0000 or 0001 fail for good or for now, so that what follows can be tried.
 */
export const sandboxSms = (): SmsProvider => ({
  name: 'sandbox',
  async send({ to }) {
    if (to.endsWith('0000'))
      return { kind: 'refused', problem: '410 There is no such number', isAddressDead: true }
    if (to.endsWith('0001')) return { kind: 'later', problem: '503 Try again later' }
    return { kind: 'sent' }
  },
})

export const sandbox: Adapter<SmsProvider, SmsAccount> = {
  name: 'sandbox',
  open: (account) => (account.sandbox ? sandboxSms() : null),
}
