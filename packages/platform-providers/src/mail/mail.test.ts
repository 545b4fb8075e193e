import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKind } from '../registry.ts'
import { startSmtpServer, type TestSmtpServer } from '../testing/smtpServer.ts'
import { describeMailProvider, makeMessage } from './conformance.ts'
import { mailProviders } from './index.ts'
import { sandboxMail } from './sandbox.ts'
import { outcomeOf, smtpMail } from './smtp.ts'

describeMailProvider('smtp', async () => {
  const server = await startSmtpServer()
  const provider = smtpMail(server.url)
  return {
    provider,
    close: () => {
      provider.close()
      return server.stop()
    },
  }
})

describeMailProvider('sandbox', async () => ({
  provider: sandboxMail(),
  close: async () => {},
}))

describe('smtp', () => {
  let server: TestSmtpServer
  beforeAll(async () => {
    server = await startSmtpServer()
  })
  afterAll(() => server.stop())

  it('sends nothing in the clear beyond this machine, unless the address says so', async () => {
    // Not the loopback address, so that it counts as another machine; it leads to this one all the same.
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
    const before = server.taken.length
    const outcomes = []
    for (const url of [elsewhere, `${elsewhere}?tls=none`]) {
      const provider = smtpMail(url)
      outcomes.push((await provider.send(makeMessage())).kind)
      provider.close()
    }
    expect(outcomes).toEqual(['later', 'sent'])
    expect(server.taken.splice(before)).toHaveLength(1)
  })

  it('sends both parts, who it is from, the Message-ID and the headers it is given', async () => {
    const provider = smtpMail(server.url)
    await provider.send(makeMessage({ headers: { 'List-Unsubscribe': '<https://a.example/u>' } }))
    provider.close()
    const [mail] = server.taken
    expect(mail).toMatchObject({ from: 'no-reply@harbour.example', to: 'ann@example.test' })
    for (const line of [
      /^Content-Type: multipart\/alternative/m,
      /^Content-Type: text\/plain/m,
      /^Content-Type: text\/html/m,
      /^From: Harbour <no-reply@harbour\.example>\r$/m,
      /^Reply-To: support@harbour\.example\r$/m,
      /^Message-ID: <1\.harbour@harbour\.example>\r$/m,
      /^List-Unsubscribe: <https:\/\/a\.example\/u>\r$/m,
    ])
      expect(mail?.raw).toMatch(line)
  })

  it('writes no header that stands in a subject', async () => {
    const provider = smtpMail(server.url)
    await provider.send(makeMessage({ subject: 'Hello\r\nBcc: eve@example.test' }))
    provider.close()
    expect(server.taken.at(-1)?.raw).not.toMatch(/^Bcc:/m)
  })

  it('is told later when the server is away or does not answer', async () => {
    const away = smtpMail('smtp://127.0.0.1:9', 500)
    expect(await away.send(makeMessage())).toMatchObject({ kind: 'later' })
    away.close()
    server.goSilent()
    const slow = smtpMail(server.url, 500)
    expect(await slow.send(makeMessage())).toMatchObject({ kind: 'later' })
    slow.close()
  })

  it.each([
    ['no mailbox', { responseCode: 550, command: 'RCPT TO', response: '550 no such user' }, true],
    ['a policy', { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 blocked' }, false],
    ['a full one', { responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 full' }, false],
    ['the text', { responseCode: 550, command: 'DATA', response: '550 5.7.1 spam' }, false],
  ])('takes %s for a refusal of the mail', (_, failure, isAddressDead) => {
    expect(outcomeOf({ message: 'refused', ...failure })).toMatchObject({
      kind: 'refused',
      isAddressDead,
    })
  })

  it('takes a refusal of ourselves for a matter of time: a mail is not lost to a wrong password', () => {
    const failure = { message: 'refused', responseCode: 535, command: 'AUTH PLAIN' }
    expect(outcomeOf(failure).kind).toBe('later')
  })
})

describe('providers of mails', () => {
  it('are the server of the environment, else the sandbox where there is one, else nobody', () => {
    const open = (url: string | undefined, sandbox: boolean) => {
      const provider = openKind(mailProviders, { url, sandbox })
      provider?.close()
      return provider?.name ?? null
    }
    expect(open('smtp://127.0.0.1:9', true)).toBe('smtp')
    expect(open(undefined, true)).toBe('sandbox')
    expect(open(undefined, false)).toBe(null)
  })
})
