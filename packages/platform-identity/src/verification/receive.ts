import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Randomness } from '@marquee/platform-kernel/random'
import { type DocumentType, documentType, headLength } from './fileType.ts'

/** 15 MB (VERIFY-07), in bytes. */
export const largestDocument = 15 * 1024 * 1024

export interface ReceivedFile {
  /** Its name in the folder; chance alone, so that nothing of the sender's is in a path. */
  file: string
  type: DocumentType
  size: number
  sha256: string
}

const refuseType = (): never => {
  throw new PlatformError(
    'unsupported-media-type',
    'The file is not what we take, whatever its name says: its first bytes are not those of a PDF, GIF, JPG or PNG.',
  )
}

const refuseSize = (): never => {
  throw new PlatformError(
    'payload-too-large',
    'The file is larger than 15 MB. Send a smaller scan of it.',
  )
}

const refuseHalf = () =>
  new PlatformError('invalid-input', 'The file did not arrive whole. Send it again.')

/** The sender closed the connection before the end. */
const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/** The stream with a first piece that is long enough to tell what the file is. */
async function* withWholeHead(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of body) {
    if (!head) yield chunk
    else {
      head = Buffer.concat([head, chunk])
      if (head.length < headLength) continue
      yield head
      head = null
    }
  }
  if (head) yield head
}

/**
 * Keeps a file that is being sent, as it comes. It is refused as soon as it shows that it is of
 * another type or too large; of a refused or broken file nothing stays.
 * @param announced what the sender says is its length, in bytes; not believed when it fits.
 * @throws PlatformError unsupported-media-type or payload-too-large.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array> | null,
  { folder, announced, random }: { folder: string; announced: number; random: Randomness },
): Promise<ReceivedFile> {
  if (announced > largestDocument) refuseSize()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = random.token(24)
  const place = path.join(folder, file)
  const target = await open(place, 'wx', 0o600)
  const digest = createHash('sha256')
  let type: DocumentType | null = null
  let size = 0
  try {
    for await (const chunk of withWholeHead(body ?? emptyBody())) {
      size += chunk.length
      if (size > largestDocument) refuseSize()
      type ??= (await documentType(chunk.subarray(0, headLength))) ?? refuseType()
      digest.update(chunk)
      await target.write(chunk)
    }
    await target.sync()
    await target.close()
    return { file, type: type ?? refuseType(), size, sha256: digest.digest('hex') }
  } catch (error) {
    await target.close().catch(() => {})
    await rm(place, { force: true })
    throw hasLeft(error) ? refuseHalf() : error
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
