import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { answerMetrics } from '@marquee/platform-kernel/metrics/exposition'
import { makeMetrics } from '@marquee/platform-kernel/metrics/metrics'

/** Holds so many bytes, and answers `/metrics` as a process of the platform does. */
async function hold(bytes: number): Promise<void> {
  // Filled: what is not written to takes no memory.
  const held = Buffer.alloc(bytes, 1)
  const exposed = { key: undefined, registry: makeMetrics().registry }
  const server = createServer((request, answer) => {
    if (!answerMetrics(request, answer, exposed)) answer.writeHead(404).end(String(held.length))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  console.log((server.address() as AddressInfo).port)
}

/** A process of its own that holds so many bytes until it is stopped. @throws when it does not start. */
export async function startHeavyProcess(bytes: number): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [import.meta.filename, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => null)])
  if (!first) throw new Error(`A process that holds ${bytes} bytes did not start; see above.`)
  return { url: `http://127.0.0.1:${String(first[0])}`, stop: () => void child.kill('SIGKILL') }
}

if (process.argv[1] === import.meta.filename) await hold(Number(process.argv[2]))
