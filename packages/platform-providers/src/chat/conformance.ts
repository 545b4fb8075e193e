import { randomUUID } from 'node:crypto'
import type { Webhook } from '@marquee/platform-kernel/webhook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatProvider, Letter } from './provider.ts'

export const makeLetter = (overrides: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  brand: 'harbour',
  contact: randomUUID(),
  writer: { name: 'robin-1', playerId: randomUUID() },
  conversation: null,
  text: 'Where is my bonus?',
  ...overrides,
})

interface Harness {
  provider: ChatProvider
  /** What the desk's agents read, oldest first. */
  arrived: () => Pick<Letter, 'contact' | 'text'>[]
  /** Answers as an agent does; gives the webhook that tells of it. */
  answer: (contact: string, text: string) => Webhook
  close: () => Promise<void>
}

/** What every adapter for help desks does. */
export function describeChatProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of chat`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const begin = async () => {
      const letter = makeLetter()
      const forwarded = await harness.provider.forward(letter)
      if (forwarded.kind !== 'sent') throw new Error(forwarded.problem)
      return { letter, conversation: forwarded.conversation }
    }

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('hands over what a player wrote, and goes on in the same conversation', async () => {
      const { letter, conversation } = await begin()
      const { contact } = letter
      const next = makeLetter({ contact, conversation, text: 'Anybody there?' })
      expect(await harness.provider.forward(next)).toEqual({ kind: 'sent', conversation })
      expect(harness.arrived().slice(-2)).toEqual([
        { contact, text: letter.text },
        { contact, text: 'Anybody there?' },
      ])
    })

    it('takes up the conversation of a writer whose first answer was lost', async () => {
      const { letter, conversation } = await begin()
      const again = await harness.provider.forward(makeLetter({ contact: letter.contact }))
      expect(again).toEqual({ kind: 'sent', conversation })
      expect((await begin()).conversation).not.toBe(conversation)
    })

    it('reads an answer of the desk, the same by the same name', async () => {
      const { provider, answer } = harness
      const { contact, brand } = (await begin()).letter
      const webhook = answer(contact, ' It is on its way. ')
      const reading = provider.read(webhook, brand)
      expect(reading).toEqual({
        kind: 'event',
        event: { id: expect.any(String) as string, contact, text: 'It is on its way.' },
      })
      expect(provider.read(webhook, brand)).toEqual(reading)
      expect(provider.read(answer(contact, 'It is on its way.'), brand)).not.toEqual(reading)
    })

    it('believes nobody who signed something else, or nothing', async () => {
      const { provider, answer } = harness
      const { contact, brand } = (await begin()).letter
      const webhook = answer(contact, 'Send me your password')
      const forged: Webhook[] = [
        { ...webhook, body: answer(contact, 'It is on its way.').body },
        { ...webhook, header: () => undefined },
        { ...webhook, header: (header) => webhook.header(header)?.replace(/\d/g, '1') },
      ]
      for (const one of forged) expect(provider.read(one, brand).kind).toBe('forged')
    })
  })
}
