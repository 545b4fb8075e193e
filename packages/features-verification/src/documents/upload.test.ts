import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDocument, makeFile } from '../testing/makeVerification.ts'
import { largestFile, sendFile, type Upload } from './upload.ts'

/** A request that does what the test says. */
class FakeRequest {
  static last: FakeRequest
  status = 0
  response: unknown = null
  responseType = ''
  method = ''
  url = ''
  headers: Record<string, string> = {}
  body: unknown
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.onabort()
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload()
  }
}

const makeUpload = (overrides: Partial<Upload> = {}): Upload => ({
  file: makeFile('año 1.png'),
  kind: 'identity',
  key: 'key',
  onProgress: () => {},
  signal: new AbortController().signal,
  ...overrides,
})

describe('sendFile', () => {
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
  afterEach(() => void vi.unstubAllGlobals())

  it('sends the file itself with its name, what it shows and its key, and tells how far it is', async () => {
    const shares: number[] = []
    const upload = makeUpload({ onProgress: (share) => shares.push(share) })
    const sent = sendFile(upload)
    const { last } = FakeRequest
    expect([last.method, last.url]).toEqual([
      'POST',
      '/rest/verification/documents/?name=a%C3%B1o+1.png&kind=identity',
    ])
    expect(last.headers['idempotency-key']).toBe('key')
    expect(last.body).toBe(upload.file)
    last.upload.onprogress?.({ loaded: 25, total: 100 })
    last.upload.onprogress?.({ loaded: 0, total: 0 })
    expect(shares).toEqual([0.25, 0])
    last.answer(200, { success: true, data: makeDocument() })
    expect(await sent).toEqual(makeDocument())
  })

  it.each([
    [415, { error: { code: 'unsupported-media-type' } }, 'unsupported-media-type'],
    [502, null, 'unavailable'],
  ])('says why the platform did not take it (%s)', async (status, response, code) => {
    const sent = sendFile(makeUpload())
    FakeRequest.last.answer(status, response)
    await expect(sent).rejects.toMatchObject({ code })
  })

  it('is called off by its signal, before it begins or on the way', async () => {
    const controller = new AbortController()
    const sent = sendFile(makeUpload({ signal: controller.signal }))
    controller.abort()
    await expect(sent).rejects.toMatchObject({ code: 'aborted' })
    await expect(sendFile(makeUpload({ signal: controller.signal }))).rejects.toMatchObject({
      code: 'aborted',
    })
  })

  it('tells a lost connection from a refusal', async () => {
    const sent = sendFile(makeUpload())
    FakeRequest.last.onerror()
    await expect(sent).rejects.toMatchObject({ code: 'network' })
  })

  it('does not send in vain what is too large', async () => {
    const file = new File([new Uint8Array(largestFile + 1)], 'scan.pdf')
    await expect(sendFile(makeUpload({ file }))).rejects.toMatchObject({
      code: 'payload-too-large',
    })
  })
})
