import type { PaymentMethod } from '@marquee/contract'
import { signatureProblem, type WebhookReading } from '@marquee/platform-kernel/webhook'
import { z } from 'zod'
import { readJson } from '../../readJson.ts'
import type { Adapter } from '../../registry.ts'
import type {
  Charge,
  PaymentAccount,
  PaymentEvent,
  PaymentOutcome,
  PaymentProvider,
} from '../provider.ts'
import { outcomeOf, sandboxCode, testNumbers } from './numbers.ts'
import { accountIn, makeToken } from '../ownToken.ts'

const common = {
  id: z.string().min(1).max(100),
  reason: z.string().max(300).nullable().default(null),
}
const message = z.union([
  z.object({ ...common, deposit: z.uuid(), outcome: z.enum(['approved', 'declined']) }),
  z.object({ ...common, redemption: z.uuid(), outcome: z.enum(['paid', 'rejected']) }),
])
export type SandboxMessage = z.input<typeof message>

function readingOf(body: string): WebhookReading<PaymentEvent> {
  const { data } = message.safeParse(readJson(body))
  if (!data)
    return {
      kind: 'unreadable',
      problem:
        'Send id, deposit and outcome approved or declined; or id, redemption and outcome paid or rejected.',
    }
  const { id, reason } = data
  const event: PaymentEvent =
    'deposit' in data
      ? { about: 'deposit', id, reason, depositId: data.deposit, outcome: data.outcome }
      : { about: 'redemption', id, reason, redemptionId: data.redemption, outcome: data.outcome }
  return { kind: 'event', event }
}

const declined = (reason: string): PaymentOutcome => ({ kind: 'declined', reason })

/** Three wrong codes, and the bank gives up. */
const wrongCodesAllowed = 3

/** Three steps: yes to the purchase, the code of the message, yes to the end. */
function answered(step: number, answer: string, wrongAnswers: number): PaymentOutcome {
  if (answer === 'no') return declined('challenge_refused')
  if (step === 2 && answer !== sandboxCode) {
    return wrongAnswers + 1 < wrongCodesAllowed ? { kind: 'wrong' } : declined('challenge_failed')
  }
  return step < 3 ? { kind: 'challenge', step: step + 1 } : { kind: 'approved' }
}

type Keys = Pick<PaymentAccount, 'secretFor' | 'random'>

/** What the sandbox signs tokens and webhooks of a method with. */
export const sandboxSecret = (
  { secretFor }: Pick<PaymentAccount, 'secretFor'>,
  method: PaymentMethod,
): string => secretFor(`payment-webhook:${method}`)

/** Stands in for a provider of one method; the number that was typed decides what it does. */
export function sandboxPayments(key: PaymentMethod, keys: Keys): PaymentProvider {
  const { random } = keys
  const secret = sandboxSecret(keys, key)
  const accountOf = (token: string, now: number) => accountIn(token, { secret, method: key, now })
  const outcomes: Record<string, PaymentOutcome> = {
    approve: { kind: 'approved' },
    decline: declined('declined_by_provider'),
    challenge: { kind: 'challenge', step: 1 },
  }
  return {
    name: 'sandbox',
    key,
    tokenUrl: '/sandbox/cash/tokens',
    tokenProtocol: 'plain',
    publicKey: null,
    testNumbers: testNumbers.filter(({ method }) => method === key),
    accountOf,
    vault:
      key === 'card'
        ? {
            keep: async ({ token, now }) => ({
              reference: accountOf(token ?? '', now),
              brand: 'Visa',
            }),
            tokenOf: async (account, now) =>
              makeToken(secret, { method: key, account, now, random }),
            forget: async () => {},
          }
        : null,
    async charge({ token, now }: Charge) {
      const outcome = outcomeOf(key, accountOf(token, now)) ?? 'decline'
      return outcomes[outcome] ?? { kind: 'pending' }
    },
    answer: async ({ step, answer, wrongAnswers }) => answered(step, answer, wrongAnswers),
    refund: async () => {},
    // As purchases by bank, payments to banks take their time: the webhook brings their end.
    payOut: key === 'card' ? null : async () => (key === 'wallet' ? 'paid' : 'accepted'),
    read(webhook, now) {
      const problem = signatureProblem(webhook, { secret, now })
      return problem === null ? readingOf(webhook.body) : { kind: 'forged', problem }
    },
  }
}

export const sandbox: Adapter<PaymentProvider[], PaymentAccount> = {
  name: 'sandbox',
  open: ({ sandbox: isSandbox, ...keys }) =>
    isSandbox
      ? (['card', 'wallet', 'bank'] as const).map((key) => sandboxPayments(key, keys))
      : null,
}
