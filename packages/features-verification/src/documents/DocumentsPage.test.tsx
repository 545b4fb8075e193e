import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load } from '../bundle.ts'
import { verification } from '../feature.ts'
import { makeDocument, makeFile, makeRejectedDocument } from '../testing/makeVerification.ts'
import { DocumentsPage } from './DocumentsPage.tsx'
import * as sending from './upload.ts'

const list = 'GET /rest/verification/documents/'

async function show(answers: Answers = { [list]: { success: true, data: { documents: [] } } }) {
  const app = await makeApp({
    brand: { features: [verification()] },
    player: makePlayer(),
    path: '/profile/documents',
    answers,
  })
  render(
    <app.Frame>
      <DocumentsPage />
    </app.Frame>,
  )
  return app
}

const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByTestId('upload-input'), { target: { files } })

/** Stands in for the network; each sent file waits for what the test decides. */
function holdUploads() {
  const held: {
    upload: sending.Upload
    resolve: () => void
    fail: (code: sending.UploadFailure) => void
  }[] = []
  vi.spyOn(sending, 'sendFile').mockImplementation(
    (upload) =>
      new Promise((resolve, reject) => {
        const fail = (code: sending.UploadFailure) => reject(new sending.UploadError(code))
        upload.signal.addEventListener('abort', () => fail('aborted'))
        held.push({
          upload,
          fail,
          resolve: () => resolve(makeDocument({ name: upload.file.name })),
        })
      }),
  )
  return held
}

describe('DocumentsPage', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('VERIFY-08 shows the rule in the words of the specification', async () => {
    await show()
    expect(
      await screen.findByText('We accept PDF, GIF, JPG, and PNG files no larger than 15 MB'),
    ).toBeTruthy()
  })

  it('lists what was sent with what became of it and why', async () => {
    await show({
      [list]: { success: true, data: { documents: [makeDocument(), makeRejectedDocument()] } },
    })
    const [waiting, rejected] = await screen.findAllByTestId('document')
    expect(waiting?.textContent).toContain('Under review')
    expect(rejected?.textContent).toContain('Document rejected')
    expect(rejected?.textContent).toContain('The edges are cut off.')
    expect(rejected?.querySelector('a')?.getAttribute('href')).toBe(
      '/rest/verification/documents/6b2a2f3e-6f0e-4c43-9d0b-3f2b5c3f9b12/file/',
    )
  })

  it('ANALYTICS-09 shows how far a file is, then the document in its place, and tells the data layer', async () => {
    window.dataLayer = []
    const held = holdUploads()
    await show()
    await choose(makeFile('card.png'))
    held[0]?.upload.onProgress(0.4)
    await waitFor(() =>
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'),
    )
    held[0]?.resolve()
    expect((await screen.findByTestId('document')).textContent).toContain('card.png')
    expect(screen.queryByTestId('upload')).toBeNull()
    expect(window.dataLayer).toEqual([
      { event: 'verification', step: 'document', type: held[0]?.upload.kind },
    ])
  })

  it('can be called off and tried again with the same key', async () => {
    const held = holdUploads()
    await show()
    await choose(makeFile())
    fireEvent.click(await screen.findByTestId('upload-cancel'))
    await waitFor(() => expect(screen.getByTestId('upload').dataset['status']).toBe('cancelled'))
    fireEvent.click(screen.getByTestId('upload-retry'))
    expect(held[1]?.upload.key).toBe(held[0]?.upload.key)
    held[1]?.resolve()
    expect(await screen.findByTestId('document')).toBeTruthy()
  })

  it('VERIFY-10 titles a refused file and offers no second try of it', async () => {
    const held = holdUploads()
    await show()
    await choose(makeFile('program.exe'))
    held[0]?.fail('unsupported-media-type')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Document rejected')
    expect(screen.queryByTestId('upload-retry')).toBeNull()
    fireEvent.click(screen.getByTestId('upload-dismiss'))
    expect(screen.queryByTestId('upload')).toBeNull()
  })

  it('takes files that are dropped, for what was chosen that they show', async () => {
    const held = holdUploads()
    await show()
    fireEvent.click(await screen.findByLabelText(/Proof of address/))
    const area = screen.getByTestId('upload-area')
    const dataTransfer = { types: ['Files'], files: [makeFile('one.png'), makeFile('two.png')] }
    fireEvent.dragEnter(area, { dataTransfer })
    expect(area.textContent).toContain('Drop to send')
    fireEvent.drop(area, { dataTransfer })
    expect(area.textContent).not.toContain('Drop to send')
    expect(held.map(({ upload }) => [upload.file.name, upload.kind])).toEqual([
      ['one.png', 'address'],
      ['two.png', 'address'],
    ])
  })

  it('offers another try when the list could not be loaded', async () => {
    await show({ [list]: () => refusal('internal') })
    expect((await screen.findByRole('alert')).textContent).toContain('didn’t load')
    expect(screen.getByTestId('upload-choose')).toBeTruthy()
  })
})

it('a list that cannot be read > leaves the page and the way to send, and says so below it', async () => {
  const { runtime } = await show({ [list]: () => refusal('unavailable') })
  const { api, queryClient } = runtime
  await expect(load({ api, queryClient }, 'documents')).resolves.toBeUndefined()
  expect(await screen.findByTestId('upload-input')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy()
})
