import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail as a server took it: the envelope, and the message as it came over the wire. */
export interface TakenMail {
  from: string
  to: string
  raw: string
}

export interface TestSmtpServer {
  /** `smtp://` address, on this machine. */
  url: string
  taken: TakenMail[]
  /** Answers to the next mails, before it takes one again: an answer's code and text. */
  refuse: (...answers: { code: number; text: string }[]) => void
  /** Takes the next mail without an answer: the sender never learns of it. */
  goSilent: () => void
  stop: () => Promise<void>
}

const failure = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

/**
 * An SMTP server on this machine. Recipients that begin with `bounce` have no mailbox, those that begin
 * with `later` are busy; what `refuse` was told comes first.
 */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const taken: TakenMail[] = []
  const refusals: { code: number; text: string }[] = []
  let isSilent = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const refusal = refusals.shift()
      if (refusal) return done(failure(refusal.code, refusal.text))
      if (address.startsWith('bounce')) return done(failure(550, '5.1.1 There is no such mailbox'))
      if (address.startsWith('later')) return done(failure(451, '4.3.0 Try again later'))
      return done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo[0]?.address ?? '',
          raw: Buffer.concat(chunks).toString(),
        })
        if (isSilent) isSilent = false
        else done()
      })
    },
  })
  // A client that leaves in the middle is nobody's failure.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse: (...answers) => void refusals.push(...answers),
    goSilent: () => (isSilent = true),
    stop: () =>
      Promise.race([new Promise<void>((resolve) => server.close(() => resolve())), sleep(1_000)]),
  }
}
