import { randomUUID } from 'node:crypto'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@marquee/platform-kernel/webhook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChatwoot, type TestChatwoot } from '../testing/chatwoot.ts'
import { chatwootChat } from './chatwoot.ts'
import { describeChatProvider, makeLetter } from './conformance.ts'
import type { Letter } from './provider.ts'
import { sandboxChat } from './sandbox.ts'

const now = () => 1_700_000_000_000

describeChatProvider('sandbox', async () => {
  const letters: Letter[] = []
  const secret = 'secret of the sandbox'
  return {
    provider: sandboxChat({ secret, now, onLetter: (letter) => letters.push(letter) }),
    arrived: () => letters.map(({ contact, text }) => ({ contact, text })),
    answer(contact, text) {
      const body = JSON.stringify({ id: randomUUID(), contact, text })
      const headers: Record<string, string> = {
        [webhookTimeHeader]: String(now()),
        [webhookSignatureHeader]: signWebhook(secret, now(), body),
      }
      return { body, header: (name) => headers[name] }
    },
    close: async () => {},
  }
})

const optionsOf = ({ url, inbox, secret }: TestChatwoot) => ({
  url,
  inboxes: { harbour: { inbox, secret } },
  now,
})

describeChatProvider('chatwoot', async () => {
  const desk = await startChatwoot(now)
  return {
    provider: chatwootChat(optionsOf(desk)),
    arrived: () => desk.messages.map(({ contact, text }) => ({ contact, text })),
    answer: desk.answer,
    close: desk.stop,
  }
})

describe('chatwoot', () => {
  let desk: TestChatwoot
  beforeAll(async () => {
    desk = await startChatwoot(now)
  })
  afterAll(() => desk.stop())
  const provider = (options: { timeout?: number; now?: () => number } = {}) =>
    chatwootChat({ ...optionsOf(desk), ...options })
  const read = (overrides: object) =>
    provider().read(desk.answer('a contact', 'a text', overrides), 'harbour')

  it('serves brands that have an inbox', async () => {
    expect(provider().serves('harbour')).toBe(true)
    expect(provider().serves('reef')).toBe(false)
    expect((await provider().forward(makeLetter({ brand: 'reef' }))).kind).toBe('later')
    expect(provider().read(desk.answer('a contact', 'a text'), 'reef').kind).toBe('forged')
  })

  it('tells the desk how support calls the writer, and our id of them', async () => {
    const letter = makeLetter()
    await provider().forward(letter)
    expect(desk.contacts.get(letter.contact)).toEqual({
      name: 'robin-1',
      custom_attributes: { brand: 'harbour', player: letter.writer.playerId },
    })
  })

  it('begins another conversation where the desk has deleted the one before', async () => {
    const letter = makeLetter()
    const first = await provider().forward(letter)
    const conversation = first.kind === 'sent' ? first.conversation : ''
    desk.forget(letter.contact)
    const next = await provider().forward({ ...letter, conversation })
    expect(next.kind).toBe('sent')
    expect(next).not.toEqual(first)
  })

  it.each([
    ['what a player wrote', { message_type: 'incoming' }],
    ['a note among agents', { private: true }],
    ['a picture alone', { content: null }],
    ['another event', { event: 'conversation_updated' }],
  ])('has nothing to say to the player of %s', (_, overrides) => {
    expect(read(overrides)).toEqual({ kind: 'nothing' })
  })

  it('believes no webhook that was signed too long ago', () => {
    const late = provider({ now: () => now() + 301_000 })
    expect(late.read(desk.answer('a contact', 'a text'), 'harbour').kind).toBe('forged')
  })

  it.each(['silent', 'failing'] as const)('gives a message back while it is %s', async (how) => {
    desk.break(how)
    const forwarded = await provider({ timeout: 200 }).forward(makeLetter())
    desk.break(null)
    expect(forwarded.kind).toBe('later')
    expect(JSON.stringify(forwarded)).not.toContain(desk.secret)
  })

  it('gives up on a message that the desk calls unfit', async () => {
    desk.break('unfit')
    const forwarded = await provider().forward(makeLetter())
    desk.break(null)
    expect(forwarded.kind).toBe('refused')
  })
})
