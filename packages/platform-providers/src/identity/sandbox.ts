import { cardAction } from '@marquee/contract/schemas'
import { signatureProblem } from '@marquee/platform-kernel/webhook'
import { z } from 'zod'
import type { Adapter } from '../registry.ts'
import { readJson } from '../readJson.ts'
import type { IdentityAccount, IdentityProvider } from './provider.ts'

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

interface SandboxOptions {
  secret: string
  now: () => number
}

/** Plays every status and action; who looks at its page decides which. */
export const sandboxIdentity = ({ secret, now }: SandboxOptions): IdentityProvider => ({
  name: 'sandbox',
  isTest: true,
  begin: async ({ id, locale }) => ({
    kind: 'begun',
    url: `/sandbox/identity?check=${id}&lang=${locale}`,
  }),
  read(webhook) {
    const problem = signatureProblem(webhook, { secret, now: now() })
    if (problem !== null) return { kind: 'forged', problem }
    const { data } = message.safeParse(readJson(webhook.body))
    if (!data)
      return { kind: 'unreadable', problem: 'Send id, check, and one of status and action.' }
    const { id, check: checkId, reason } = data
    const report =
      'status' in data
        ? { kind: 'status' as const, status: data.status }
        : { kind: 'action' as const, action: data.action }
    return { kind: 'event', event: { id, checkId, report, reason } }
  },
})

export const sandbox: Adapter<IdentityProvider, IdentityAccount> = {
  name: 'sandbox',
  open: ({ sandboxSecret, now }) =>
    sandboxSecret === null ? null : sandboxIdentity({ secret: sandboxSecret, now }),
}
