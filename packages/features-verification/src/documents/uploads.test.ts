import { describe, expect, it } from 'vitest'
import { makeFile } from '../testing/makeVerification.ts'
import type { UploadFailure } from './upload.ts'
import { type UploadChange, type UploadItem, uploadsAfter } from './uploads.ts'

const add = (id: number): UploadChange => ({
  type: 'add',
  item: { id, file: makeFile(), kind: 'identity', key: `key-${id}` },
})
const after = (...changes: UploadChange[]): UploadItem[] => changes.reduce(uploadsAfter, [])

describe('uploadsAfter', () => {
  it.each<[UploadFailure, UploadItem['status']]>([
    ['unsupported-media-type', 'rejected'],
    ['payload-too-large', 'rejected'],
    ['not-available', 'rejected'],
    ['network', 'failed'],
    ['rate-limited', 'failed'],
    ['unavailable', 'failed'],
    ['aborted', 'cancelled'],
  ])('makes of %s a file that is %s', (failure, status) => {
    expect(after(add(1), { type: 'fail', id: 1, failure })[0]).toMatchObject({ status, failure })
  })

  it('keeps the key of a file that is tried again, and begins at nothing', () => {
    const [item] = after(
      add(1),
      { type: 'progress', id: 1, share: 0.5 },
      { type: 'fail', id: 1, failure: 'network' },
      { type: 'again', id: 1 },
    )
    expect(item).toMatchObject({ key: 'key-1', status: 'sending', progress: 0, failure: null })
  })

  it('holds several files, the newest first, each on its own', () => {
    const items = after(add(1), add(2), { type: 'progress', id: 1, share: 0.5 }, add(3), {
      type: 'remove',
      id: 2,
    })
    expect(items.map(({ id, progress }) => [id, progress])).toEqual([
      [3, 0],
      [1, 0.5],
    ])
  })
})
