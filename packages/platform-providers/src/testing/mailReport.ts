const lines = (...parts: string[]): string => parts.join('\r\n')

interface Told {
  messageId: string
  to: string
  action?: string
  status?: string
  said?: string
}

/** A delivery status notification as Postfix writes it (RFC 3464), with the headers of the mail alone. */
export const makeBounce = ({
  messageId,
  to,
  action = 'failed',
  status = '5.1.1',
  said = '550 5.1.1 No such user here',
}: Told): string =>
  lines(
    'From: MAILER-DAEMON@mail.example',
    'To: no-reply@harbour.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="8A1.178/mail.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--8A1.178/mail.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message.',
    '',
    '--8A1.178/mail.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    'Arrival-Date: Mon, 23 Nov 2026 08:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example',
    'Diagnostic-Code: smtp;',
    `    ${said}`,
    '',
    '--8A1.178/mail.example',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Harbour <no-reply@harbour.example>',
    `To: ${to}`,
    `Message-ID: ${messageId}`,
    'Subject: Welcome to Harbour',
    '',
    '--8A1.178/mail.example--',
    '',
  )

/** An abuse report (RFC 5965) with the whole mail. */
export const makeComplaint = ({ messageId, to }: Pick<Told, 'messageId' | 'to'>): string =>
  lines(
    'From: <feedback@mailbox.example>',
    'Subject: FW: Welcome to Harbour',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part-one',
    '',
    '--part-one',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part-one',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Mailbox/1.0',
    'Version: 1',
    '--part-one',
    'Content-Type: message/rfc822',
    '',
    'From: Harbour <no-reply@harbour.example>',
    `To: Ann <${to}>`,
    `Message-ID: ${messageId}`,
    '',
    'Hello, Ann.',
    '--part-one--',
  )
