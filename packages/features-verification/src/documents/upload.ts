import {
  type DocumentKind,
  type ErrorBody,
  type ErrorCode,
  verification,
  type VerificationDocument,
} from '@marquee/contract'

/** 15 MB (VERIFY-07), in bytes. The platform counts again. */
export const largestFile = 15 * 1024 * 1024

/** Why a file is not there: what the platform said, or what happened on the way. */
export type UploadFailure = ErrorCode | 'network' | 'aborted'

export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly code: UploadFailure

  constructor(code: UploadFailure) {
    super(`The file was not taken: ${code}.`)
    this.code = code
  }
}

export interface Upload {
  file: File
  kind: DocumentKind
  /** Sent again with its key a file is kept once. */
  key: string
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const addressOf = ({ file, kind }: Upload): string =>
  `${verification.upload.path}?${new URLSearchParams({ name: file.name, kind })}`

function answerOf(request: XMLHttpRequest): VerificationDocument {
  const body = request.response as { data?: VerificationDocument } & Partial<ErrorBody>
  if (request.status === 200 && body?.data) return body.data
  throw new UploadError(body?.error?.code ?? 'unavailable')
}

/**
 * Sends a file. By XMLHttpRequest: `fetch` cannot say how much of a body has left.
 * @throws UploadError
 */
export function sendFile(upload: Upload): Promise<VerificationDocument> {
  const { file, key, onProgress, signal } = upload
  if (file.size > largestFile) return Promise.reject(new UploadError('payload-too-large'))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', stop)
      settle()
    }
    request.open('POST', addressOf(upload))
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('idempotency-key', key)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = end(() => {
      try {
        resolve(answerOf(request))
      } catch (error) {
        reject(error)
      }
    })
    request.onerror = end(() => reject(new UploadError('network')))
    request.ontimeout = end(() => reject(new UploadError('network')))
    request.onabort = end(() => reject(new UploadError('aborted')))
    if (signal.aborted) return reject(new UploadError('aborted'))
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}
