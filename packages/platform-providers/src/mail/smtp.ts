import { createTransport } from 'nodemailer'
import type { Adapter } from '../registry.ts'
import { type Outcome, problemOf, usualTimeout } from '../outcome.ts'
import type { MailAccount, MailProvider } from './provider.ts'

/** Connections that are kept open while mails leave. */
const connections = 4

/** What the client says of a failure: the server's answer, and at which command. */
interface SmtpFailure {
  message: string
  responseCode?: number
  command?: string
  response?: string
}

/** An enhanced status code (RFC 3463) within an answer: `5.1.1`. */
const enhancedOf = (response = ''): string =>
  /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? ''

/** There is no such mailbox (5.1.x), or it is closed (5.2.1). Servers without such codes say 550, 551, 553. */
function isDead(code: number, response: string | undefined): boolean {
  const enhanced = enhancedOf(response)
  return enhanced ? /^5\.(1\.\d+|2\.1)$/.test(enhanced) : [550, 551, 553].includes(code)
}

/** What a failure means for the mail. Refusals of ourselves, such as a wrong password, are no fault of the mail. */
export function outcomeOf({ message, responseCode, command, response }: SmtpFailure): Outcome {
  const problem = problemOf(response ?? message)
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (!responseCode || responseCode < 500 || !isAboutMail) return { kind: 'later', problem }
  const isAddressDead = command === 'RCPT TO' && isDead(responseCode, response)
  return { kind: 'refused', problem, isAddressDead }
}

const isLoopback = (host: string): boolean => /^(localhost|127\.|\[?::1)/.test(host)

/**
 * Where an address says that nothing may be encrypted: `smtp://mail:1025?tls=none`, a mail catcher on a
 * network of the platform's own.
 */
const isInTheClear = ({ protocol, hostname, searchParams }: URL): boolean =>
  protocol === 'smtp:' && (isLoopback(hostname) || searchParams.get('tls') === 'none')

/**
 * Mails over SMTP, encrypted: from the first byte with `smtps://`, else by STARTTLS, which only a server
 * on this machine may lack, or one whose address says so.
 * @param timeout how long the server may take for each answer, in ms.
 */
export function smtpMail(url: string, timeout = usualTimeout): MailProvider {
  const address = new URL(url)
  const inTheClear = isInTheClear(address)
  address.searchParams.delete('tls')
  const transport = createTransport({
    url: address.href,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    requireTLS: address.protocol === 'smtp:' && !inTheClear,
    ignoreTLS: inTheClear,
    // A mail is text that players had a part in: nothing in it is ever opened as a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send({ id, headers, attachments, ...message }) {
      try {
        await transport.sendMail({
          ...message,
          messageId: id,
          headers,
          attachments: [...attachments],
        })
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error as SmtpFailure)
      }
    },
    close: () => transport.close(),
  }
}

export const smtp: Adapter<MailProvider, MailAccount> = {
  name: 'smtp',
  open: ({ url }) => (url ? smtpMail(url) : null),
}
