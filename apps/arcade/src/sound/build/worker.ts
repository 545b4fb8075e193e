import { parentPort } from 'node:worker_threads'
import { keepSounds } from './cache.ts'

parentPort?.on('message', (names: string[]) => {
  void keepSounds(names).then(() => parentPort?.postMessage('done'))
})
