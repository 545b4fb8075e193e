import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@marquee/contract'
import type { Hono } from 'hono'
import { z } from 'zod'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@marquee/platform-kernel/webhook'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { type SandboxMessage, sandboxSecret } from '@marquee/platform-providers/payment/sandbox'
import {
  outcomeOf,
  shortened,
  testNumberOf,
} from '@marquee/platform-providers/payment/sandbox/numbers'
import { makeToken } from '@marquee/platform-providers/payment/ownToken'
import { findRedemption } from '../redemptionStore.ts'
import { noSuchRedemption } from '../redemptions.ts'
import { askForMore } from '../review.ts'
import { findDeposit } from '../store.ts'

const typed = z.object({
  method: z.enum(['card', 'bank', 'wallet']),
  number: z.string().max(40),
  /** Of cards: `MM/YY`. */
  expiry: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\/\d\d$/)
    .optional(),
  code: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
})

const wanted = z.union([
  z.object({ deposit: z.uuid() }),
  z.object({ redemption: z.uuid(), outcome: z.enum(['paid', 'rejected', 'asked']) }),
])

/** The last moment of a card's month, epoch ms. */
const endOf = (expiry: string): number =>
  Date.UTC(2000 + Number(expiry.slice(3)), Number(expiry.slice(0, 2)), 1)

/** What a provider's own form checks. @throws PlatformError invalid-input with the field. */
function refuseTyped({ method, number, expiry, code }: z.output<typeof typed>, now: number): void {
  const wrong = (path: string, message: string) =>
    new PlatformError('invalid-input', `${message} docs/cash-desk.md lists the test numbers.`, {
      details: [{ path, message }],
    })
  if (!testNumberOf(method, number)) {
    throw wrong('number', 'The sandbox knows no such number.')
  }
  if (method !== 'card') return
  if (!expiry || endOf(expiry) <= now) throw wrong('expiry', 'The card has expired.')
  if (!code) throw wrong('code', 'The code on the card is missing.')
}

/** Sends a report as a provider would: over HTTP, signed. */
async function report(
  app: Hono,
  surroundings: Surroundings,
  method: PaymentMethod,
  message: SandboxMessage,
): Promise<void> {
  const body = JSON.stringify(message)
  const time = surroundings.kernel.clock.now()
  const response = await app.request(`/rest/cash/webhook/${method}/`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [webhookTimeHeader]: String(time),
      [webhookSignatureHeader]: signWebhook(sandboxSecret(surroundings, method), time, body),
    },
  })
  if (response.ok) return
  throw new PlatformError('not-available', `The platform refused: ${await response.text()}`)
}

/** Asks for a document, as staff do from the back office. @throws PlatformError not-found, not-available. */
const askAsStaff = (
  { kernel }: Pick<Surroundings, 'kernel'>,
  id: string,
  playerId: string | undefined,
): Promise<void> =>
  runCommand(kernel, {
    name: 'cash.sandbox-ask',
    playerId: playerId ?? null,
    idempotency: null,
    input: null,
    async handle(command) {
      const row = await findRedemption(command.tx, id)
      if (!row) throw noSuchRedemption()
      await askForMore(command, {
        row,
        staffId: null,
        code: 'identity-document',
        reason: 'The document on file has expired.',
      })
    },
  })

/** The sandbox's providers: where their form sends what is typed, and a button for what comes later. */
export function mountSandboxCash(app: Hono, surroundings: Surroundings): void {
  const { kernel } = surroundings
  app.post(
    '/sandbox/cash/tokens',
    sandboxRoute(async (http) => {
      const { data, error } = typed.safeParse(await http.req.json().catch(() => undefined))
      if (!data) {
        const [first] = error.issues
        const path = first?.path.join('.') || 'number'
        throw new PlatformError('invalid-input', `The form does not fit: ${path}.`, {
          details: [{ path, message: first?.message ?? '' }],
        })
      }
      const now = kernel.clock.now()
      refuseTyped(data, now)
      const { method } = data
      const secret = sandboxSecret(surroundings, method)
      const account = shortened(data.number)
      const token = makeToken(secret, { method, account, now, random: kernel.random })
      return http.json({ token, account })
    }),
  )
  app.post(
    '/sandbox/cash/settle',
    sandboxRoute(async (http) => {
      const { data } = wanted.safeParse(await http.req.json().catch(() => undefined))
      if (!data) {
        throw new PlatformError(
          'invalid-input',
          'Send {"deposit":"<id>"}, or {"redemption":"<id>","outcome":"paid"}, "rejected" or "asked".',
        )
      }
      const id = randomUUID()
      if ('redemption' in data) {
        const { redemption, outcome } = data
        const row = await findRedemption(kernel.db, redemption)
        if (outcome === 'asked') {
          await askAsStaff(surroundings, redemption, row?.player_id)
          return http.json({ success: true })
        }
        const reason = outcome === 'rejected' ? 'The account’s name is another one.' : null
        await report(app, surroundings, row?.method ?? 'bank', { id, reason, redemption, outcome })
      } else {
        const row = await findDeposit(kernel.db, data.deposit)
        if (row?.status !== 'pending') {
          throw new PlatformError('not-available', 'No provider works on this purchase.')
        }
        const outcome =
          outcomeOf(row.method, row.account) === 'decline-later' ? 'declined' : 'approved'
        await report(app, surroundings, row.method, { id, outcome, ...data })
      }
      return http.json({ success: true })
    }),
  )
}
