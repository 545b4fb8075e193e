import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { MovableClock } from '@marquee/platform-kernel/clock'
import type { Kernel } from '@marquee/platform-kernel/command'
import { makeTestKernel } from '@marquee/platform-kernel/testing/makeTestKernel'
import { type Delivery, deliverNext, waitAfter } from '@marquee/platform-messages/mail/delivery'
import type { MailOf } from '@marquee/platform-messages/mail/kinds'
import { queueMailTo } from '@marquee/platform-messages/mail/queue'
import { pruneMails, sendText } from '@marquee/platform-messages/mail/store'
import { suppressionOf } from '@marquee/platform-messages/mail/suppression'
import { sampleMails } from '@marquee/platform-messages/mail/samples'
import { settingsOf } from '@marquee/platform-kernel/module'
import { type MailProvider, openProviders } from '@marquee/platform-providers'
import {
  startSmtpServer,
  type TestSmtpServer,
} from '@marquee/platform-providers/testing/smtpServer'
import { makeAccounts } from '../../testing/accounts.ts'
import { textOfPdf } from '../../testing/textOfPdf.ts'
import { allBrands } from '../../brands/index.ts'
import { modules } from '../../modules.ts'

const brand = 'stormrush'

let kernel: Kernel & { clock: MovableClock }
let server: TestSmtpServer
let delivery: Delivery & { providers: { mail: MailProvider | null } }

beforeAll(async () => {
  kernel = await makeTestKernel(
    modules.flatMap((module) => module.migrations ?? []),
    allBrands,
  )
  server = await startSmtpServer()
  const { mail } = openProviders(
    makeAccounts({ mail: { url: server.url, sandbox: false }, sms: { sandbox: true } }),
  )
  delivery = { kernel, providers: { mail, sms: null }, from: 'no-reply@{host}' }
}, 60_000)
afterAll(async () => {
  delivery.providers.mail?.close()
  await server.stop()
  await kernel.db.destroy()
})
afterEach(async () => {
  server.taken.length = 0
  await kernel.db.deleteFrom('mail_outbox').execute()
  await kernel.db.deleteFrom('contact_suppression').execute()
})

/** Writes a mail as a command does. */
const queue = (mail: MailOf, to = 'ann@example.test', locale: 'en' | 'es' = 'en') =>
  kernel.db.transaction().execute((tx) =>
    queueMailTo(
      {
        tx,
        now: kernel.clock.now(),
        originOf: kernel.originOf,
        settingsOf: (key) => settingsOf(kernel, key),
      },
      { brand, to, locale, name: 'Ann' },
      mail,
    ),
  )
const rows = () =>
  kernel.db
    .selectFrom('mail_outbox')
    .select(['state', 'attempts', 'problem'])
    .orderBy('id')
    .execute()
const messageIds = () => server.taken.map(({ raw }) => /^Message-ID: (<[^>]+>)\r$/im.exec(raw)?.[1])

describe('a mail that leaves', () => {
  it('arrives in the brand’s dress, with both parts, from the brand’s host', async () => {
    await queue(sampleMails.receipt)
    expect(await deliverNext(delivery)).toMatchObject({ kind: 'receipt', state: 'sent' })
    const [mail] = server.taken
    const { name, contactEmail } = settingsOf(kernel, brand)
    expect(mail).toMatchObject({ to: 'ann@example.test', from: `no-reply@${brand}.localhost` })
    const raw = (mail?.raw ?? '').replaceAll('=\r\n', '')
    expect(raw).toContain(`From: ${name} <no-reply@${brand}.localhost>`)
    expect(raw).toContain(`Reply-To: ${contactEmail}`)
    expect(raw).toMatch(/Content-Type: text\/plain[\s\S]*Total: \$9\.99/)
    expect(raw).toMatch(/Content-Type: text\/html[\s\S]*<!DOCTYPE html/)
    expect(raw).toContain(`http://${brand}.localhost:3000/icons/mail.png`)
    expect(await deliverNext(delivery)).toBeNull()
  })

  it('has the receipt as a file with it, in the player’s language, and no other mail has one', async () => {
    await queue(sampleMails.receipt, 'ann@example.test', 'es')
    await queue(sampleMails.welcome)
    while (await deliverNext(delivery));
    const [receipt = '', welcome = ''] = server.taken.map(({ raw }) => raw)
    const [, head = '', base64 = ''] =
      /(Content-Type: application\/pdf[\s\S]*?)\r\n\r\n([\w+/=\r\n]+)/.exec(receipt) ?? []
    expect(head).toContain('filename=receipt-20261122-8D0A1D8E.pdf')
    const text = await textOfPdf(Buffer.from(base64, 'base64'))
    expect(text).toContain(`Tu compra en ${settingsOf(kernel, brand).name}.`)
    expect(text).toContain('Número de recibo')
    expect(text).toContain('$9.99')
    expect(welcome).not.toContain('application/pdf')
  })

  it('has List-Unsubscribe when it invites to play, and never otherwise', async () => {
    await queue(sampleMails['bonus-credited'], 'ann@example.test', 'es')
    await queue(sampleMails['password-changed'])
    while (await deliverNext(delivery));
    const [offer = '', notice = ''] = server.taken.map(({ raw }) => raw.replaceAll(/\r\n\s/g, ''))
    expect(offer).toMatch(
      new RegExp(`List-Unsubscribe: ?<http://${brand}\\.localhost:3000/rest/mail/unsubscribe/`),
    )
    expect(offer).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(offer).toContain('Dejar de recibir ofertas por correo')
    expect(notice).not.toMatch(/unsubscribe/i)
  })

  it('is tried again after 451, with the same Message-ID, later each time', async () => {
    server.refuse({ code: 451, text: '4.3.0 Try again later' })
    await queue(sampleMails.welcome)
    expect(await deliverNext(delivery)).toMatchObject({ state: 'waiting' })
    expect(await deliverNext(delivery)).toBeNull()
    expect((await rows())[0]?.problem).toContain('451')
    kernel.clock.advance(waitAfter(1))
    expect(await deliverNext(delivery)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(server.taken).toHaveLength(1)
  })

  it('is not tried again after 550; the address gets no marketing, but what its owner has to know', async () => {
    await queue(sampleMails.welcome, 'bounce@example.test')
    expect(await deliverNext(delivery)).toMatchObject({ state: 'refused', attempts: 1 })
    kernel.clock.advance(86_400_000)
    expect(await deliverNext(delivery)).toBeNull()
    expect(await suppressionOf(kernel.db, { brand, contact: 'Bounce@example.test' })).toMatchObject(
      { cause: 'bounce', problem: expect.stringContaining('5.1.1') as string },
    )
    await queue(sampleMails['bonus-credited'], 'bounce@example.test')
    expect(await deliverNext(delivery)).toMatchObject({ state: 'suppressed' })
    await queue(sampleMails['password-changed'], 'bounce@example.test')
    expect(await deliverNext(delivery)).toMatchObject({ state: 'refused' })
  })

  it('is a dead letter when it was tried for as long as it is of use', async () => {
    await queue(sampleMails['email-code'], 'later@example.test')
    const states: (string | undefined)[] = []
    for (let time = 0; time < 8; time++) {
      states.push((await deliverNext(delivery))?.state)
      kernel.clock.advance(waitAfter(time + 1))
    }
    expect(states).toEqual([
      ...Array.from({ length: 5 }, () => 'waiting'),
      'dead',
      undefined,
      undefined,
    ])
    expect(server.taken).toEqual([])
  })
})

describe('a process that ends between sending and saying so', () => {
  it('loses nothing: the mail leaves again, with the same Message-ID', async () => {
    await queue(sampleMails.receipt)
    let isOver = () => {}
    const ended = new Promise<never>((_, reject) => {
      isOver = () => reject(new Error('The process is gone.'))
    })
    const { mail } = delivery.providers
    // It sends, and nothing after that happens any more.
    const dying: MailProvider = {
      name: 'dying',
      async send(message) {
        await mail?.send(message)
        return ended
      },
      close() {},
    }
    void deliverNext({ ...delivery, providers: { mail: dying, sms: null } })
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1)
    expect(await deliverNext(delivery)).toBeNull()
    kernel.clock.advance(180_000)
    expect(await deliverNext(delivery)).toMatchObject({ state: 'sent' })
    const ids = messageIds()
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(new RegExp(`@${brand}\\.localhost`))
    expect(ids[1]).toBe(ids[0])
    // What the first one would have said comes too late to count.
    isOver()
    await expect.poll(async () => (await rows())[0]?.state).toBe('sent')
  })

  it('leaves a mail that nobody takes for a day to staff, and forgets only what left', async () => {
    await queue(sampleMails.receipt)
    await queue(sampleMails.welcome)
    await deliverNext(delivery)
    kernel.clock.advance(3 * 86_400_000)
    await pruneMails(kernel.db, kernel.clock.now())
    expect(await rows()).toEqual([
      { state: 'dead', attempts: 0, problem: 'Nobody took it in time.' },
    ])
    kernel.clock.advance(14 * 86_400_000)
    await pruneMails(kernel.db, kernel.clock.now())
    expect(await rows()).toEqual([])
  })
})

describe('several workers', () => {
  it('send each mail once', async () => {
    for (let time = 0; time < 12; time++) await queue(sampleMails.welcome, `p${time}@example.test`)
    const work = async () => {
      while (await deliverNext(delivery));
    }
    await Promise.all([work(), work(), work()])
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(12)
    expect(server.taken).toHaveLength(12)
  })

  it('take text messages when somebody takes those, and mails alone otherwise', async () => {
    const message = { brand, to: '+13125550101', kind: 'phone-code', locale: 'en' as const }
    const now = kernel.clock.now()
    await kernel.db
      .transaction()
      .execute((tx) => sendText(tx, { ...message, body: 'Your code is 123456.' }, now))
    expect(await deliverNext(delivery)).toBeNull()
    const { sms } = openProviders(makeAccounts({ sms: { sandbox: true } }))
    const both = { ...delivery, providers: { ...delivery.providers, sms } }
    expect(await deliverNext(both)).toMatchObject({ kind: 'phone-code', state: 'sent' })
  })
})
