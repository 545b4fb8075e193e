import type { Adapter } from '../registry.ts'
import type { PushAccount, PushProvider } from './provider.ts'

/**
 * Takes every notification: `/sandbox/push-provider/messages` shows what the platform keeps. Tokens that end
 * with `-gone` or `-busy` fail for good or for now, so that what follows can be tried.
 */
export const sandboxPush = (): PushProvider => ({
  name: 'sandbox',
  serves: () => true,
  async send({ token }) {
    if (token.endsWith('-gone'))
      return { kind: 'refused', problem: '404 UNREGISTERED', isAddressDead: true }
    if (token.endsWith('-busy')) return { kind: 'later', problem: '503 UNAVAILABLE' }
    return { kind: 'sent' }
  },
})

export const sandbox: Adapter<PushProvider, PushAccount> = {
  name: 'sandbox',
  open: (account) => (account.sandbox ? sandboxPush() : null),
}
