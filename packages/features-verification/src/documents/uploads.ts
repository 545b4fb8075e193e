import type { DocumentKind } from '@marquee/contract'
import type { UploadFailure } from './upload.ts'

export interface UploadItem {
  id: number
  file: File
  kind: DocumentKind
  /** Idempotency key; a retry keeps it. */
  key: string
  status: 'sending' | 'cancelled' | 'failed' | 'rejected'
  /** 0..1. */
  progress: number
  failure: UploadFailure | null
}

export type UploadChange =
  | { type: 'add'; item: Omit<UploadItem, 'status' | 'progress' | 'failure'> }
  | { type: 'progress'; id: number; share: number }
  | { type: 'fail'; id: number; failure: UploadFailure }
  | { type: 'again'; id: number }
  | { type: 'remove'; id: number }

/** What no second try would mend: the file itself is refused (VERIFY-10). */
const final: readonly UploadFailure[] = [
  'unsupported-media-type',
  'payload-too-large',
  'not-available',
  'invalid-input',
]

const statusAfter = (failure: UploadFailure): UploadItem['status'] =>
  failure === 'aborted' ? 'cancelled' : final.includes(failure) ? 'rejected' : 'failed'

const fresh = { status: 'sending', progress: 0, failure: null } as const

/** The files that are on their way or did not arrive, newest first. */
export function uploadsAfter(items: UploadItem[], change: UploadChange): UploadItem[] {
  if (change.type === 'add') return [{ ...change.item, ...fresh }, ...items]
  if (change.type === 'remove') return items.filter(({ id }) => id !== change.id)
  return items.map((item) => {
    if (item.id !== change.id) return item
    if (change.type === 'progress') return { ...item, progress: change.share }
    if (change.type === 'again') return { ...item, ...fresh }
    return { ...item, status: statusAfter(change.failure), failure: change.failure }
  })
}
