import { expect, type BrowserContext } from '@playwright/test'
import { act } from './api.ts'
import { stormrush } from './brands.ts'

/** What the platform answers a player of Stormrush; with data it is told something, without it is asked. */
export async function answered<Answer>(
  context: BrowserContext,
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await act(context, stormrush, path, { method: data ? 'POST' : 'GET', data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Answer
}

/** What a player can redeem, in cents. */
export async function redeemable(context: BrowserContext): Promise<number> {
  const { data } = await answered<{ data: { redeemable: number } }>(
    context,
    '/rest/cash/redemptions/',
  )
  return data.redeemable
}

/** Credits entries that the sandbox gives, in units of 0.01; 10,000 are the most at once. */
export async function creditEntries(context: BrowserContext, entries: number): Promise<void> {
  const { messageId } = await answered<{ messageId: string }>(context, '/sandbox/bonus', {
    entries,
  })
  await answered(context, '/rest/free-entries-bonuses/credit-bonus/', {
    bonusId: messageId,
    message_id: messageId,
  })
}

/** Proves a player's identity, as the check of the sandbox approves it. */
export async function proveIdentity(context: BrowserContext): Promise<void> {
  const { data } = await answered<{ data: { url: string } }>(
    context,
    '/rest/verification/identity/start/',
    {},
  )
  const proven = await context.request.post(new URL(data.url, stormrush.origin).href, {
    form: { outcome: 'approved' },
    headers: { origin: stormrush.origin, 'sec-fetch-site': 'same-origin' },
  })
  expect(proven.ok(), await proven.text()).toBe(true)
}
