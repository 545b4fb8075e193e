import { randomUUID } from 'node:crypto'
import { cash, type PaymentMethod, responsiblePlay } from '@marquee/contract'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@marquee/platform-kernel/webhook'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'
import { type SandboxMessage, sandboxSecret } from '@marquee/platform-providers/payment/sandbox'

/** Numbers of the sandbox by what they do. */
export const numbers = {
  approve: '4242 4242 4242 4242',
  challenge: '4000 0000 0000 3220',
  decline: '4000 0000 0000 0002',
  wallet: '555 010 0001',
  walletDecline: '555 010 0002',
  bank: '0001 2345 6789',
  bankDecline: '0001 1111 1116',
}

/** What a card's form sends to its provider. */
export const makeTyped = (method: PaymentMethod, number: string) => ({
  method,
  number,
  ...(method === 'card' && { expiry: '12/60', code: '123' }),
})

/** Changes a number into a token, as the page does. */
export async function tokenFor(
  player: TestPlayer,
  method: PaymentMethod,
  number: string,
): Promise<string> {
  const { status, body } = await player.send<{ token: string }>('POST', '/sandbox/cash/tokens', {
    body: makeTyped(method, number),
  })
  if (status !== 200) throw new Error(`The sandbox refused: ${JSON.stringify(body)}`)
  return body.token
}

/** The player sets a purchase limit of so many US cents a day. */
export const limitTo = (player: TestPlayer, amount: number) =>
  player.ask(responsiblePlay.setLimit, { body: { kind: 'purchase', period: 'day', amount } })

/** Buys a package and gives whatever came back. */
export async function buy(
  player: TestPlayer,
  number: string = numbers.approve,
  {
    method = 'card',
    presetId = 1,
    key = randomUUID(),
  }: {
    method?: PaymentMethod
    presetId?: number
    key?: string
  } = {},
) {
  const token = await tokenFor(player, method, number)
  return player.call(cash.createDeposit, { body: { presetId, method, token }, key })
}

/** What a provider sends, and where: signed at a time, with its own secret unless another is given. */
export function makeWebhook(
  platform: TestPlatform,
  method: PaymentMethod,
  message: SandboxMessage,
  { secret, time = platform.clock.now() }: { secret?: string; time?: number } = {},
) {
  const own = sandboxSecret(platform.surroundings, method)
  const raw = JSON.stringify(message)
  return {
    path: `/rest/cash/webhook/${method}/`,
    raw,
    headers: {
      [webhookTimeHeader]: String(time),
      [webhookSignatureHeader]: signWebhook(secret ?? own, time, raw),
    },
  }
}

/** Sends a webhook as a provider would; `secret` in place of its own to forge one. */
export function sendWebhook(
  platform: TestPlatform,
  method: PaymentMethod,
  message: SandboxMessage,
  signing: { secret?: string; time?: number } = {},
) {
  const { path, ...sent } = makeWebhook(platform, method, message, signing)
  return platform.guest().send('POST', path, sent)
}
