import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { player as playerCalls, type VerificationDocument, verification } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { CallInput, TestClient } from '../../testing/makeClient.ts'
import { fileTypes, makeFile } from '../../testing/makeFile.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { fileHeaders, fittingName } from '@marquee/platform-identity/verification/routes'
import { startBucket } from '@marquee/platform-kernel/testing/bucket'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { cleanName, reviewDocument } from '@marquee/platform-identity/verification/documents'
import { largestDocument } from '@marquee/platform-identity/verification/receive'
import { listDocuments } from '@marquee/platform-identity/verification/store'

const filesFolder = temporaryFolder('files')
let platform: TestPlatform
let client: TestPlayer

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true, filesFolder })
  client = await platform.signUp()
}, 60_000)
afterAll(() => platform.stop())

const upload = (who: TestClient, raw: Uint8Array, input: CallInput & { name?: string } = {}) =>
  who.call(verification.upload, {
    ...input,
    raw,
    query: { name: input.name ?? 'passport.png', kind: 'identity' },
    headers: { 'content-type': 'application/octet-stream', ...input.headers },
  })
const documentsOf = async (who: TestClient): Promise<VerificationDocument[]> =>
  (await who.ask(verification.documents)).data.documents
/** Those that are still arriving, too. */
const keptFiles = () =>
  readdirSync(filesFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    .length
const fileOf = (who: TestClient, { id }: { id: string }) =>
  who.send<{ text?: string }>('GET', `/rest/verification/documents/${id}/file/`)
const review = (id: string, body: object) =>
  platform.guest().send('POST', `/sandbox/documents/${id}/review`, { body })

describe('an upload', () => {
  it.each(fileTypes)('VERIFY-06 takes %s by its bytes, whatever its name says', async (type) => {
    const { status, body } = await upload(client, makeFile(type), { name: 'notes.exe' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({ name: 'notes.exe', type, status: 'pending' })
    expect(body.data.size).toBe(makeFile(type).length)
  })

  it('is answered as at first when it is sent again after somebody has looked', async () => {
    const other = await platform.signUp()
    const key = randomUUID()
    const send = () => upload(other, makeFile('application/pdf'), { key })
    const first = await send()
    expect(first.body.data).toMatchObject({ status: 'pending' })
    expect((await review(first.body.data.id, { decision: 'approved' })).status).toBe(200)
    expect(await documentsOf(other)).toMatchObject([{ status: 'approved' }])
    expect((await send()).body).toEqual(first.body)
    expect(await documentsOf(other)).toHaveLength(1)
  })

  it('VERIFY-06 refuses other files, whatever their name says, and keeps nothing of them', async () => {
    const other = await platform.signUp()
    const before = keptFiles()
    for (const file of ['<html></html>', 'MZ\x90\0', '', 'GIF', 'PK\x03\x04']) {
      const { status, body } = await upload(other, Buffer.from(file, 'latin1'))
      expect([status, body.error?.code]).toEqual([415, 'unsupported-media-type'])
    }
    expect(await documentsOf(other)).toEqual([])
    expect(keptFiles()).toBe(before)
  })

  it('VERIFY-07 takes 15 MB and refuses one byte more', async () => {
    const other = await platform.signUp()
    const before = keptFiles()
    expect((await upload(other, makeFile('image/jpeg', largestDocument))).status).toBe(200)
    const { status, body } = await upload(other, makeFile('image/jpeg', largestDocument + 1))
    expect([status, body.error?.code]).toEqual([413, 'payload-too-large'])
    expect(keptFiles()).toBe(before + 1)
  })

  /** Sends without saying how much, and tells how much was sent until the answer came. */
  const sendEndlessly = (who: TestClient) =>
    new Promise<{ status: number; sent: number }>((resolve, reject) => {
      let sent = 0
      let answered = false
      const outgoing = request(
        new URL('/rest/verification/documents/?name=scan.pdf&kind=address', platform.url),
        {
          method: 'POST',
          headers: {
            host: who.host,
            'sec-fetch-site': 'same-origin',
            'idempotency-key': randomUUID(),
            'transfer-encoding': 'chunked',
            cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
          },
        },
        (incoming) => {
          answered = true
          incoming.resume()
          resolve({ status: incoming.statusCode ?? 0, sent })
          outgoing.destroy()
        },
      )
      outgoing.on('error', (error) => answered || reject(error))
      const piece = makeFile('application/pdf', 256 * 1024)
      const write = () => {
        if (answered || sent > 60 * 1024 * 1024) return
        sent += piece.length
        outgoing.write(piece, () => setImmediate(write))
      }
      write()
    })

  it('VERIFY-07 is refused while it streams, with no length to believe', async () => {
    const before = keptFiles()
    const { status, sent } = await sendEndlessly(await platform.signUp())
    expect(status).toBe(413)
    expect(sent).toBeGreaterThan(largestDocument)
    expect(sent).toBeLessThan(largestDocument * 2)
    expect(keptFiles()).toBe(before)
  })

  it('leaves nothing behind when its sender goes away', async () => {
    const other = await platform.signUp()
    const before = keptFiles()
    await new Promise<void>((resolve) => {
      const outgoing = request(
        new URL('/rest/verification/documents/?name=scan.pdf&kind=address', platform.url),
        {
          method: 'POST',
          headers: {
            host: other.host,
            'sec-fetch-site': 'same-origin',
            'idempotency-key': randomUUID(),
            'content-length': '1000000',
            cookie: [...other.cookies].map((pair) => pair.join('=')).join('; '),
          },
        },
      )
      outgoing.on('error', () => resolve())
      outgoing.write(makeFile('application/pdf', 100_000), () =>
        outgoing.destroy(new Error('gone')),
      )
    })
    await expect.poll(keptFiles).toBe(before)
    expect(await documentsOf(other)).toEqual([])
  })

  it('sent again with its key is one document and one file', async () => {
    const other = await platform.signUp()
    const before = keptFiles()
    const key = randomUUID()
    const [one, again] = [
      await upload(other, makeFile(), { key }),
      await upload(other, makeFile(), { key }),
    ]
    expect(again.body.data.id).toBe(one.body.data.id)
    expect(await documentsOf(other)).toHaveLength(1)
    expect(keptFiles()).toBe(before + 1)
  })

  it('is for players alone, and not without end', async () => {
    expect((await upload(platform.guest(), makeFile())).status).toBe(401)
    const other = await platform.signUp()
    const answers = []
    for (let count = 0; count < 31; count++) answers.push((await upload(other, makeFile())).status)
    expect(new Set(answers.slice(0, 30))).toEqual(new Set([200]))
    expect(answers[30]).toBe(429)
  })
})

describe('a document', () => {
  it('VERIFY-01 comes back to its owner as an attachment that no browser runs', async () => {
    const other = await platform.signUp()
    const { body } = await upload(other, makeFile('application/pdf'), { name: 'año "1".pdf' })
    const { status, headers, body: file } = await fileOf(other, body.data)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="a_o _1_.pdf"; filename*=UTF-8''a%C3%B1o%20%221%22.pdf`,
      'cache-control': 'private, no-store',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(file.text).toBe(makeFile('application/pdf').toString())
  })

  it('does not exist for anybody else', async () => {
    const { body } = await upload(client, makeFile())
    const stranger = await platform.signUp()
    const abroad = await platform.signUp({}, { brand: 'tao' })
    const statuses = [
      await fileOf(stranger, body.data),
      await fileOf(abroad, body.data),
      await fileOf(stranger, { id: randomUUID() }),
      await fileOf(stranger, { id: '../../etc/passwd' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404])
    expect((await fileOf(platform.guest(), body.data)).status).toBe(401)
  })

  it('keeps the history of what became of it, with reasons, and tells the player’s tabs', async () => {
    const other = await platform.signUp()
    const { data } = (await upload(other, makeFile())).body
    const tab = await listen(platform.url, other)
    const rejection = { decision: 'rejected', reason: 'The edges are cut off.' }
    expect((await review(data.id, rejection)).status).toBe(200)
    expect((await tab.next('profile')).data).toEqual({ changed: ['documents'] })
    tab.close()
    const [document] = await documentsOf(other)
    expect(document?.status).toBe('rejected')
    expect(document?.history.map(({ status, reason }) => [status, reason])).toEqual([
      ['pending', null],
      ['rejected', 'The edges are cut off.'],
    ])
  })

  it('VERIFY-21 that proves identity verifies the player when it is approved', async () => {
    const other = await platform.signUp()
    const { data } = (await upload(other, makeFile())).body
    await review(data.id, { decision: 'approved' })
    expect((await other.ask(playerCalls.profile)).data.documentConfirmStatus).toBe('verified')
    expect((await other.ask(verification.identity)).data.status).toBe('approved')
  })

  it('is not rejected without a reason, nor decided twice for the same', async () => {
    const other = await platform.signUp()
    const { data } = (await upload(other, makeFile())).body
    expect((await review(data.id, { decision: 'rejected' })).status).toBe(400)
    expect((await review(randomUUID(), { decision: 'approved' })).status).toBe(404)
    const again = { documentId: data.id, decision: 'approved', reason: null, by: 'ana' } as const
    await reviewDocument(platform.kernel, again)
    await reviewDocument(platform.kernel, again)
    expect((await documentsOf(other))[0]?.history).toHaveLength(2)
  })

  it('waits in a list for whoever reviews it', async () => {
    const other = await platform.signUp({}, { brand: 'nlc' })
    const { data } = (await upload(other, makeFile())).body
    const waiting = await listDocuments(platform.kernel.db, { status: 'pending', brand: 'nlc' })
    expect(waiting).toMatchObject([{ id: data.id, playerId: other.playerId, brand: 'nlc' }])
    await review(data.id, { decision: 'approved' })
    expect(await listDocuments(platform.kernel.db, { status: 'pending', brand: 'nlc' })).toEqual([])
  })
})

describe('cleanName', () => {
  it.each([
    ['C:\\Users\\ana\\scan.pdf', 'scan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nb.pdf', 'ab.pdf'],
    ['gp\u202efdp.exe', 'gpfdp.exe'],
    ['   ', 'document'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('makes %j harmless', (name, clean) => {
    expect(cleanName(name)).toBe(clean)
  })
})

describe('the name under which a document is saved', () => {
  it.each([
    ['x.html', 'image/png', 'x.png'],
    ['agnp.exe', 'image/png', 'agnp.png'],
    ['scan.PDF', 'application/pdf', 'scan.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.png.svg', 'image/jpeg', 'photo.png.jpg'],
    ['.htaccess', 'image/gif', '.htaccess.gif'],
    ['document', 'image/gif', 'document.gif'],
  ] as const)('is what it is: %s of %s is %s', (name, type, saved) => {
    expect(fittingName(name, type)).toBe(saved)
    expect(fileHeaders(name, type, 1)['content-disposition']).toContain(`filename="${saved}"`)
  })
})

describe('documents in a bucket', () => {
  it('come and go as from a folder, and while the bucket is away nothing is half done', async () => {
    const bucket = await startBucket()
    const elsewhere = await makePlatform({
      sandbox: true,
      filesFolder: temporaryFolder('files'),
      filesBucket: bucket,
    })
    try {
      const sender = await elsewhere.signUp()
      const { body } = await upload(sender, makeFile('image/png', 200_000))
      const file = () => fileOf(sender, body.data)
      const whole = await file()
      expect([whole.status, whole.headers['content-length']]).toEqual([200, '200000'])
      await bucket.stop()
      const refused = await upload(sender, makeFile())
      expect([refused.status, refused.body.error?.code]).toEqual([503, 'unavailable'])
      expect(refused.headers['retry-after']).toBe('5')
      expect(await documentsOf(sender)).toHaveLength(1)
      const away = await file()
      expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
    } finally {
      await elsewhere.stop()
      await bucket.stop()
    }
  })
})
