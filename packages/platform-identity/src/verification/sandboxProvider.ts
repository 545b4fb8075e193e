import { cardAction } from '@marquee/contract/schemas'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import type { IdentityProvider } from './provider.ts'
import type { Report } from './rules.ts'

const common = {
  id: z.string().min(1).max(100),
  check: z.uuid(),
  reason: z.string().max(300).nullable().default(null),
}
const message = z.union([
  z.object({ ...common, status: z.enum(['rejected', 'approved', 'duplicateCredentials']) }),
  z.object({ ...common, action: cardAction }),
])
export type SandboxMessage = z.input<typeof message>

export const sandboxProviderKey = 'sandbox'

/** Plays every status and action; who looks at its page decides which. */
export const sandboxProvider = ({
  secretFor,
}: Pick<Surroundings, 'secretFor'>): IdentityProvider => ({
  key: sandboxProviderKey,
  isTest: true,
  secret: secretFor('identity-webhook:sandbox'),
  begin: async ({ id, locale }) => `/sandbox/identity?check=${id}&lang=${locale}`,
  read(body) {
    const { data } = message.safeParse(body)
    if (!data) {
      throw new PlatformError('invalid-input', 'Send id, check, and one of status and action.')
    }
    const report: Report =
      'status' in data
        ? { kind: 'status', status: data.status }
        : { kind: 'action', action: data.action }
    return { id: data.id, checkId: data.check, report, reason: data.reason }
  },
})

/** The providers that are connected. A real one is added here, with its secret from the environment. */
export const providersOf = (surroundings: Surroundings): IdentityProvider[] =>
  surroundings.sandbox ? [sandboxProvider(surroundings)] : []
