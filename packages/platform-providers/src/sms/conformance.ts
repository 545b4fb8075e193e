import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingText, SmsProvider } from './provider.ts'

export const makeText = (overrides: Partial<OutgoingText> = {}): OutgoingText => ({
  id: 'text-1',
  to: '+13125550101',
  text: 'Your code is 123456.',
  ...overrides,
})

interface Harness {
  provider: SmsProvider
  close: () => Promise<void>
}

/**
 * What every adapter for text messages does. The other side refuses numbers that end with 0000 for good
 * and those that end with 0001 for now.
 */
export function describeSmsProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of text messages`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    const send = (to: string) => harness.provider.send(makeText({ to }))

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('takes a message, and the same once more', async () => {
      expect([await send('+13125550101'), await send('+13125550101')]).toEqual([
        { kind: 'sent' },
        { kind: 'sent' },
      ])
    })

    it('tells a number that is dead from one that is busy', async () => {
      expect(await send('+13125550000')).toMatchObject({ kind: 'refused', isAddressDead: true })
      expect(await send('+13125550001')).toMatchObject({ kind: 'later' })
    })
  })
}
