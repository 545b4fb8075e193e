import type { Outcome } from '../outcome.ts'

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string
  /** Its media type. */
  contentType: string
  content: Buffer
}

/** A mail as it leaves. Addresses are whole ones. */
export interface OutgoingMessage {
  /** Message-ID with its angle brackets: the same whenever the same mail is sent again. */
  id: string
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  text: string
  html: string
  attachments: readonly MailAttachment[]
  /** Further headers, such as List-Unsubscribe. */
  headers: Readonly<Record<string, string>>
}

/** A company or server that takes mails. */
export interface MailProvider {
  name: string
  /**
   * Hands one mail over. Never throws for what the other side does: a provider that is away or slow
   * gives `later`.
   */
  send(message: OutgoingMessage): Promise<Outcome>
  /** Ends its connections. */
  close(): void
}

export interface MailAccount {
  /** `smtp://` or `smtps://` with user and password; none where nobody takes mails. */
  url?: string | undefined
  /** What a mail server signs its reports with. */
  reportKey?: string | undefined
  sandbox: boolean
}
