import S3rver from 's3rver'
import type { Bucket } from '../files.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** A store on this machine that speaks S3, with one bucket for one account. */
export async function startBucket(): Promise<Bucket & { stop: () => Promise<void> }> {
  const name = 'uploads'
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder('bucket'),
    configureBuckets: [{ name, configs: [] }],
  })
  const { port } = await store.run()
  let isOpen = true
  return {
    name,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    // The only account that the store knows.
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    async stop() {
      if (isOpen) await store.close()
      isOpen = false
    },
  }
}
