import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MailProvider, OutgoingMessage } from './provider.ts'

export const makeMessage = (overrides: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: '<1.harbour@harbour.example>',
  from: { name: 'Harbour', address: 'no-reply@harbour.example' },
  replyTo: 'support@harbour.example',
  to: 'ann@example.test',
  subject: 'Welcome to Harbour',
  text: 'Hello, Ann.',
  html: '<p>Hello, Ann.</p>',
  attachments: [],
  headers: {},
  ...overrides,
})

interface Harness {
  provider: MailProvider
  close: () => Promise<void>
}

/**
 * What every adapter for mails does. The other side refuses addresses that begin with `bounce` for good
 * and those that begin with `later` for now.
 */
export function describeMailProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of mails`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    const send = (to: string) => harness.provider.send(makeMessage({ to }))

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('takes a mail, and the same once more', async () => {
      expect([await send('ann@example.test'), await send('ann@example.test')]).toEqual([
        { kind: 'sent' },
        { kind: 'sent' },
      ])
    })

    it('tells an address that is dead from one that is busy', async () => {
      expect(await send('bounce@example.test')).toMatchObject({
        kind: 'refused',
        isAddressDead: true,
        problem: expect.stringContaining('550') as string,
      })
      expect(await send('later@example.test')).toMatchObject({
        kind: 'later',
        problem: expect.stringContaining('451') as string,
      })
    })

    it('goes on after a refusal', async () => {
      expect(await send('ann@example.test')).toEqual({ kind: 'sent' })
    })
  })
}
