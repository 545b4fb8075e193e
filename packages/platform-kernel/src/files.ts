import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { Config } from './config.ts'
import { PlatformError } from './errors.ts'

/** A bucket of a store that speaks S3. */
export interface Bucket {
  name: string
  region: string
  /** Where a store other than Amazon's is. */
  endpoint?: string | undefined
  /** Those that the machine has, such as a role's, unless given. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** The bucket that the environment names, if it does. */
export function bucketOf({
  FILES_BUCKET: name,
  FILES_REGION: region,
  FILES_ENDPOINT: endpoint,
  FILES_KEY_ID: accessKeyId,
  FILES_SECRET_KEY: secretAccessKey,
}: Config): Bucket | undefined {
  if (name === undefined) return undefined
  return {
    name,
    region,
    endpoint,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

/** What players send is kept here, where no web server serves it. */
export interface Files {
  /** A folder of this machine for what is still arriving, to be kept or removed by whoever writes it. */
  arriving: string
  /**
   * Takes a file that has arrived whole, `size` in bytes; it is gone from where it arrived.
   * @throws PlatformError unavailable when the store does not take it; it stays where it arrived.
   */
  keep(name: string, arrived: string, size: number): Promise<void>
  /** @throws PlatformError unavailable when the store does not give it. */
  read(name: string): Promise<Readable>
  /** Nothing happens where there is none. @throws PlatformError unavailable when the store does not answer. */
  remove(name: string): Promise<void>
}

/** How long until whoever was refused should try again, in ms. */
const retryAfterMs = 5_000

const inReach = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw new PlatformError(
      'unavailable',
      'Files cannot be reached at the moment. Try again in a few seconds.',
      { retryAfterMs, cause: error },
    )
  }
}

async function diskOf(folder: string, bucket: Bucket | undefined): Promise<Disk> {
  const { Disk } = await import('flydrive')
  if (!bucket) {
    const { FSDriver } = await import('flydrive/drivers/fs')
    return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  }
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { name, region, endpoint, credentials } = bucket
  return new Disk(
    new S3Driver({
      bucket: name,
      region,
      visibility: 'private',
      // Who may read is said by the bucket; most stores know no lists of their own for each file.
      supportsACL: false,
      // Stores beside Amazon's know the bucket by the path, and no checksums after the body.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
      ...(credentials && { credentials }),
    }),
  )
}

/**
 * Opens the store of files: `bucket`, or `folder` without one. What is still arriving is in `folder`
 * either way. The store's own code is fetched with the first file.
 */
export function openFiles(folder: string, bucket?: Bucket): Files {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= diskOf(folder, bucket))
  return {
    arriving: path.join(folder, 'arriving'),
    async keep(name, arrived, size) {
      await inReach(
        disk().then((store) => store.copyFromFs(arrived, name, { contentLength: size })),
      )
      // A bucket has it for good once it says so; a disk once it is told to write what it has taken.
      if (!bucket) await inReach(writeOut(path.join(folder, name)))
      await rm(arrived, { force: true })
    },
    read: async (name) => inReach(disk().then((store) => store.getStream(name))),
    remove: async (name) => inReach(disk().then((store) => store.delete(name))),
  }
}

/** Nobody else's account reads what is written below. */
export const privateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

async function writeOut(file: string): Promise<void> {
  const written = await open(file, 'r')
  try {
    await written.sync()
  } finally {
    await written.close()
  }
}
