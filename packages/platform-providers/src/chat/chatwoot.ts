import { createHmac } from 'node:crypto'
import { isHmacOf, webhookTolerance } from '@marquee/platform-kernel/webhook'
import { z } from 'zod'
import { problemOf, usualTimeout } from '../outcome.ts'
import { readJson } from '../readJson.ts'
import type { Adapter } from '../registry.ts'
import type { ChatAccount, ChatProvider, DeskInbox, Forwarded, Letter } from './provider.ts'

const identifier = z.union([z.number(), z.string().min(1)]).transform(String)
const conversation = z.object({ id: identifier })

/** A message as the webhook tells it; other events have other shapes. */
const told = z.object({
  event: z.literal('message_created'),
  id: identifier,
  content: z.string().nullish(),
  message_type: z.union([z.literal('outgoing'), z.literal(1)]),
  private: z.boolean().nullish(),
  conversation: z.object({ contact_inbox: z.object({ source_id: z.string().min(1) }) }),
})

interface ChatwootOptions {
  url: string
  inboxes: Readonly<Record<string, DeskInbox>>
  now: () => number
  timeout?: number
}

/** What the desk says is wrong with the message itself; anything else may be mended without it. */
const isUnfit = (status: number): boolean => status === 413 || status === 422

class Refusal extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(problemOf(`${status} ${text}`))
    this.status = status
  }
}

/**
 * Chatwoot, by an inbox of the kind "API": contacts, conversations and messages of its client API
 * (https://developers.chatwoot.com/api-reference/messages-api/create-a-message and beside it), and the
 * inbox's webhook, signed over time and body (https://github.com/chatwoot/chatwoot/pull/13573 and 13892).
 * A contact's id opens its conversation at the desk to whoever knows it, so it is a secret of ours.
 */
export function chatwootChat({
  url,
  inboxes,
  now,
  timeout = usualTimeout,
}: ChatwootOptions): ChatProvider {
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(new URL(`/public/api/v1/inboxes/${path}`, url), {
      method,
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Refusal(answer.status, text)
    return readJson(text)
  }

  /** The contact's conversation, made unless it is there: what was begun before goes on. */
  async function open(base: string, { contact, brand, writer }: Letter): Promise<string> {
    await ask('POST', `${base}/contacts`, {
      source_id: contact,
      name: writer.name,
      custom_attributes: { brand, player: writer.playerId },
    })
    const path = `${base}/contacts/${contact}/conversations`
    const known = z.array(conversation).parse(await ask('GET', path))
    return (known.at(-1) ?? conversation.parse(await ask('POST', path, {}))).id
  }

  const write = (base: string, { contact, text, id }: Letter, at: string) =>
    ask('POST', `${base}/contacts/${contact}/conversations/${at}/messages`, {
      content: text,
      echo_id: id,
    })

  async function send(base: string, letter: Letter): Promise<string> {
    if (letter.conversation) {
      try {
        await write(base, letter, letter.conversation)
        return letter.conversation
      } catch (error) {
        // Somebody has deleted it at the desk: another one is begun.
        if (!(error instanceof Refusal) || error.status !== 404) throw error
      }
    }
    const at = await open(base, letter)
    await write(base, letter, at)
    return at
  }

  return {
    name: 'chatwoot',
    serves: (brand) => inboxes[brand] !== undefined,
    async forward(letter): Promise<Forwarded> {
      const account = inboxes[letter.brand]
      if (!account) return { kind: 'later', problem: 'The brand has no inbox at the desk.' }
      try {
        const base = encodeURIComponent(account.inbox)
        return { kind: 'sent', conversation: await send(base, letter) }
      } catch (error) {
        const isRefused = error instanceof Refusal && isUnfit(error.status)
        return { kind: isRefused ? 'refused' : 'later', problem: problemOf(String(error)) }
      }
    },
    read({ body, header }, brand) {
      const { secret } = inboxes[brand] ?? {}
      const time = header('x-chatwoot-timestamp') ?? ''
      const [, signature] = /^sha256=([0-9a-f]+)$/.exec(header('x-chatwoot-signature') ?? '') ?? []
      const isRecent = Math.abs(now() - Number(time) * 1_000) <= webhookTolerance
      const expected =
        secret && createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      if (!expected || !time || !isRecent || !isHmacOf(expected, signature))
        return {
          kind: 'forged',
          problem:
            'The signature does not fit, or is too old. x-chatwoot-signature is sha256= and HMAC-SHA-256 of <time>.<raw body>, with the secret of the inbox.',
        }
      const said = readJson(body)
      if (said === undefined) return { kind: 'unreadable', problem: 'The body is not JSON.' }
      const { data } = told.safeParse(said)
      const text = data?.content?.trim()
      // What players wrote themselves, notes among agents, pictures alone: nothing to tell the player.
      if (!data || data.private || !text) return { kind: 'nothing' }
      const { source_id: contact } = data.conversation.contact_inbox
      return { kind: 'event', event: { id: data.id, contact, text } }
    },
  }
}

export const chatwoot: Adapter<ChatProvider, ChatAccount> = {
  name: 'chatwoot',
  open: ({ url, inboxes, now }) => (url && inboxes ? chatwootChat({ url, inboxes, now }) : null),
}
