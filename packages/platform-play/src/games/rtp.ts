import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const known = new Map<string, Promise<number>>()

async function work(modelId: string): Promise<number> {
  const worker = new Worker(new URL('./rtpWorker.ts', import.meta.url), { workerData: modelId })
  worker.unref()
  const [rtp] = await once(worker, 'message')
  return Number(rtp)
}

/**
 * The return to player of a model as a share of the stakes, exact. Worked out once per process and
 * beside the requests: counting through a model's reels takes up to a second of processor time.
 */
export function rtpOf(modelId: string): Promise<number> {
  const rtp = known.get(modelId) ?? work(modelId)
  known.set(modelId, rtp)
  // A failure is not kept: the next launch tries again.
  rtp.catch(() => known.delete(modelId))
  return rtp
}
