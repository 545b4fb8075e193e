import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Files, privateFolder } from '@marquee/platform-kernel/files'
import type { Randomness } from '@marquee/platform-kernel/random'
import { type DocumentType, documentType, headLength } from './fileType.ts'

/** 15 MB (VERIFY-07), in bytes. */
export const largestDocument = 15 * 1024 * 1024

export interface ReceivedFile {
  /** Its name among documents; chance alone, so that nothing of the sender's is in a path. */
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

/** Where the store has a document. */
export const documentName = (file: string): string => `documents/${file}`

/**
 * Keeps a file that is being sent, as it comes. It is refused as soon as it shows that it is of
 * another type or too large; of a refused or broken file nothing stays, and the store never sees it.
 * @param announced what the sender says is its length, in bytes; not believed when it fits.
 * @throws PlatformError unsupported-media-type, payload-too-large, or unavailable when the store is.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array> | null,
  { files, announced, random }: { files: Files; announced: number; random: Randomness },
): Promise<ReceivedFile> {
  if (announced > largestDocument) refuseSize()
  await privateFolder(files.arriving)
  const file = random.token(24)
  const place = path.join(files.arriving, file)
  try {
    const read = await writeDown(body ?? emptyBody(), place)
    await files.keep(documentName(file), place, read.size)
    return { file, ...read }
  } catch (error) {
    await rm(place, { force: true })
    throw hasLeft(error) ? refuseHalf() : error
  }
}

/** Writes what comes into a file of this machine, and says what it is. */
async function writeDown(
  body: AsyncIterable<Uint8Array>,
  place: string,
): Promise<Omit<ReceivedFile, 'file'>> {
  const target = await open(place, 'wx', 0o600)
  const digest = createHash('sha256')
  let type: DocumentType | null = null
  let size = 0
  try {
    for await (const chunk of withWholeHead(body)) {
      size += chunk.length
      if (size > largestDocument) refuseSize()
      type ??= (await documentType(chunk.subarray(0, headLength))) ?? refuseType()
      digest.update(chunk)
      await target.write(chunk)
    }
    return { type: type ?? refuseType(), size, sha256: digest.digest('hex') }
  } finally {
    await target.close()
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
