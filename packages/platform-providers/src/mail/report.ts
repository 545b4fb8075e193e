import { problemOf } from '../outcome.ts'

/** What a mail server says of a mail after it had taken it. */
export interface MailReport {
  /** It could not be delivered in the end, or its reader called it spam. */
  kind: 'bounce' | 'complaint'
  /** Message-ID of the mail with its angle brackets; null where the report does not have it. */
  messageId: string | null
  /** Whom it was for. */
  contact: string
  /** There is no such mailbox, or it is closed: nothing sent there ever arrives. */
  isAddressDead: boolean
  /** What the other server said. */
  problem: string
}

interface Part {
  type: string
  headers: ReadonlyMap<string, string>
  body: string
}

/** Fields by their names in small letters, folded lines put together (RFC 5322). The first of a name counts. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = lines.flatMap((line) => {
    const [, name, value] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name.toLowerCase(), value?.trim() ?? ''] as const]
  })
  return new Map(fields.toReversed())
}

function partOf(text: string): Part {
  const [head = '', ...rest] = text.replace(/^\r?\n/, '').split(/\r?\n\r?\n/)
  const headers = fieldsOf(head)
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? 'text/plain'
  return { type, headers, body: rest.join('\n\n') }
}

/** The parts of a multipart message; none of another one. */
function partsOf({ type, headers, body }: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  if (!type.startsWith('multipart/') || boundary === undefined) return []
  const pieces = `\n${body}`.split(/\r?\n--/)
  return pieces
    .filter((piece) => piece.startsWith(boundary) && !piece.startsWith(`${boundary}--`))
    .map((piece) => partOf(piece.slice(boundary.length).replace(/^[ \t]*\r?\n/, '')))
}

/** `rfc822; ann@example.test` and `<ann@example.test>` as an address. */
const addressOf = (value = ''): string =>
  value
    .replace(/^[^;]*;/, '')
    .replace(/^.*<|>.*$/g, '')
    .trim()
    .toLowerCase()

/** No such mailbox (5.1.x), or it is closed (5.2.1): RFC 3463. A full mailbox or a policy is neither. */
const isDead = (status: string): boolean => /^5\.(1\.\d+|2\.1)$/.test(status)

/** The headers of the mail that a report is about: the last part, whole or cut. */
function aboutOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  const part = parts.find(({ type }) => ['message/rfc822', 'text/rfc822-headers'].includes(type))
  return part ? fieldsOf(part.body.split(/\r?\n\r?\n/, 1)[0] ?? '') : new Map()
}

/** One report for each recipient that could not be reached for good; delays say nothing yet. */
const bouncesIn = (body: string, messageId: string | null): MailReport[] =>
  body
    .split(/\r?\n(?:\r?\n)+/)
    .map(fieldsOf)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => {
      const status = fields.get('status')?.split(' ', 1)[0] ?? ''
      const said = fields.get('diagnostic-code')?.replace(/^[^;]*;\s*/, '')
      return {
        kind: 'bounce' as const,
        messageId,
        contact: addressOf(fields.get('original-recipient') ?? fields.get('final-recipient')),
        isAddressDead: isDead(status),
        problem: problemOf(said ?? status),
      }
    })
    .filter(({ contact }) => contact.includes('@'))

/**
 * Reads a delivery status notification (RFC 3464) or an abuse report (RFC 5965), as a mail server sends it
 * to the address that mails came from. Every other mail, such as an absence note, is no report: the list
 * is empty.
 */
export function readReports(raw: string): MailReport[] {
  const parts = partsOf(partOf(raw))
  const about = aboutOf(parts)
  const messageId = /<[^<>\s]+>/.exec(about.get('message-id') ?? '')?.[0] ?? null
  const status = parts.find(({ type }) => type === 'message/delivery-status')
  if (status) return bouncesIn(status.body, messageId)
  const feedback = parts.find(({ type }) => type === 'message/feedback-report')
  if (!feedback) return []
  const fields = fieldsOf(feedback.body)
  if (fields.get('feedback-type')?.toLowerCase() !== 'abuse') return []
  const contact = addressOf(fields.get('original-rcpt-to') ?? about.get('to'))
  const problem = 'The reader called it spam.'
  return contact.includes('@')
    ? [{ kind: 'complaint', messageId, contact, isAddressDead: false, problem }]
    : []
}
