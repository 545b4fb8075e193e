import type { Adapter } from '../registry.ts'
import type { MailAccount, MailProvider } from './provider.ts'

/**
 * Takes every mail and sends none: `/sandbox/mails` shows what the platform keeps. Addresses that begin
 * with `bounce` or `later` fail as their names say, so that what follows can be tried.
 */
export const sandboxMail = (): MailProvider => ({
  name: 'sandbox',
  async send({ to }) {
    if (to.startsWith('bounce'))
      return { kind: 'refused', problem: '550 5.1.1 There is no such mailbox', isAddressDead: true }
    if (to.startsWith('later')) return { kind: 'later', problem: '451 4.3.0 Try again later' }
    return { kind: 'sent' }
  },
  close() {},
})

export const sandbox: Adapter<MailProvider, MailAccount> = {
  name: 'sandbox',
  open: (account) => (account.sandbox ? sandboxMail() : null),
}
