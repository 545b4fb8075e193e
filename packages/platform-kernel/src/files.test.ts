import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bucket, type Files, openFiles, privateFolder } from './files.ts'
import { startBucket } from './testing/bucket.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const size = 3 * 1024 * 1024
const content = Buffer.alloc(size, 'what a player has sent ')

/** Writes a file as one that has arrived. */
async function arrive({ arriving }: Files, name: string): Promise<string> {
  await privateFolder(arriving)
  const file = path.join(arriving, name)
  writeFileSync(file, content)
  return file
}

let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.stop())

describe.each(['a folder', 'a bucket'])('files in %s', (where) => {
  let files: Files
  beforeAll(() => {
    files = openFiles(temporaryFolder('files'), where === 'a bucket' ? bucket : undefined)
  })

  it('are kept whole, and no longer where they arrived', async () => {
    const arrived = await arrive(files, 'one')
    await files.keep('documents/one', arrived, size)
    expect(existsSync(arrived)).toBe(false)
    expect((await buffer(await files.read('documents/one'))).equals(content)).toBe(true)
  })

  it('are gone once they are removed, and may be removed again', async () => {
    await files.keep('documents/two', await arrive(files, 'two'), size)
    await files.remove('documents/two')
    await files.remove('documents/two')
    await expect(
      files.read('documents/two').then((stream) => buffer(stream)),
    ).rejects.toBeInstanceOf(Error)
  })

  it('never have a name outside of where they are', async () => {
    const arrived = await arrive(files, 'three')
    await expect(files.keep('../outside', arrived, size)).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(readFileSync(arrived).length).toBe(size)
  })
})

describe('a bucket', () => {
  it.each([
    ['is away', (): Bucket => ({ ...bucket, endpoint: 'http://127.0.0.1:9' })],
    [
      'does not know the key',
      (): Bucket => ({
        ...bucket,
        credentials: { accessKeyId: 'somebody', secretAccessKey: 'another secret' },
      }),
    ],
  ])('that %s keeps nothing, says so, and leaves the file where it arrived', async (_, given) => {
    const files = openFiles(temporaryFolder('files'), given())
    const arrived = await arrive(files, 'one')
    const unavailable = { code: 'unavailable', retryAfterMs: 5_000 }
    await expect(files.keep('documents/other', arrived, size)).rejects.toMatchObject(unavailable)
    expect(existsSync(arrived)).toBe(true)
    await expect(files.read('documents/one')).rejects.toMatchObject(unavailable)
    await expect(files.remove('documents/one')).rejects.toMatchObject(unavailable)
  })
})
