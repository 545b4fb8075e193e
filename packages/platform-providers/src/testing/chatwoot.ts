import { createHmac } from 'node:crypto'
import type { Webhook } from '@marquee/platform-kernel/webhook'
import { startHttpServer, type TestHttpServer } from './httpServer.ts'

/** A webhook, with its headers to send it on. */
interface SentWebhook extends Webhook {
  headers: Record<string, string>
}

interface Written {
  contact: string
  text: string
  conversation: number
}

export interface TestChatwoot extends TestHttpServer {
  inbox: string
  secret: string
  /** What contacts wrote, oldest first. */
  messages: Written[]
  /** Contacts as they were made, by their source id. */
  contacts: Map<string, { name: string; custom_attributes: Record<string, string> }>
  /** An agent writes: an answer, or what is told otherwise. */
  answer: (contact: string, text: string, overrides?: object) => SentWebhook
  /** Deletes the conversations of a contact, as agents may. */
  forget: (contact: string) => void
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'failing' | 'unfit' | null) => void
}

const paths = {
  contacts: /^\/public\/api\/v1\/inboxes\/([^/]+)\/contacts$/,
  conversations: /^\/public\/api\/v1\/inboxes\/([^/]+)\/contacts\/([^/]+)\/conversations$/,
  messages:
    /^\/public\/api\/v1\/inboxes\/([^/]+)\/contacts\/([^/]+)\/conversations\/(\d+)\/messages$/,
}

/** The client API of Chatwoot with one inbox, on this machine. @param now what its webhooks are stamped with. */
export async function startChatwoot(now: () => number): Promise<TestChatwoot> {
  const [inbox, secret] = ['inbox-of-the-brand', 'secret-of-the-inbox']
  const contacts: TestChatwoot['contacts'] = new Map()
  const conversations = new Map<string, number[]>()
  const messages: Written[] = []
  let broken: Parameters<TestChatwoot['break']>[0] = null
  let ids = 0
  const server = await startHttpServer(({ method, path, body }) => {
    if (broken === 'silent') return null
    if (broken === 'failing') return { status: 503 }
    const sent = () => JSON.parse(body || '{}') as Record<string, string>
    const [, named, contact = '', at] =
      paths.messages.exec(path) ?? paths.conversations.exec(path) ?? paths.contacts.exec(path) ?? []
    if (named !== inbox) return { status: 404, body: { error: 'Resource could not be found' } }
    if (!contact) {
      const { source_id: source = '', name = '', custom_attributes } = sent()
      const known = { name, custom_attributes: Object(custom_attributes) as Record<string, string> }
      if (!contacts.has(source)) contacts.set(source, known)
      return { status: 200, body: { source_id: source, pubsub_token: 'a token', name } }
    }
    if (!contacts.has(contact)) return { status: 404 }
    const own = conversations.get(contact) ?? []
    if (at === undefined) {
      if (method === 'GET') return { status: 200, body: own.map((id) => ({ id, messages: [] })) }
      const id = ++ids
      conversations.set(contact, [...own, id])
      return { status: 200, body: { id, inbox_id: 7, messages: [] } }
    }
    if (!own.includes(Number(at))) return { status: 404 }
    if (broken === 'unfit') return { status: 422, body: { error: 'Content is too long' } }
    messages.push({ contact, text: sent()['content'] ?? '', conversation: Number(at) })
    return { status: 200, body: { id: ++ids, message_type: 0 } }
  })
  return {
    ...server,
    inbox,
    secret,
    messages,
    contacts,
    answer(contact, content, overrides = {}) {
      const body = JSON.stringify({
        event: 'message_created',
        id: ++ids,
        content,
        message_type: 'outgoing',
        content_type: 'text',
        private: false,
        sender: { id: 3, name: 'Agent Ann', type: 'user' },
        conversation: { id: 1, status: 'open', contact_inbox: { source_id: contact } },
        account: { id: 1, name: 'Harbour' },
        ...overrides,
      })
      const time = String(Math.floor(now() / 1_000))
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        'x-chatwoot-timestamp': time,
        'x-chatwoot-signature': `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
      }
      return { body, headers, header: (name) => headers[name] }
    },
    forget: (contact) => conversations.delete(contact),
    break: (how) => (broken = how),
  }
}
