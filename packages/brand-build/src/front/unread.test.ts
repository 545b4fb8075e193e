import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { askPort } from './testing/startTestFront.ts'
import { usualLimits } from './visitorLimit.ts'

const program = path.join(import.meta.dirname, 'testing/frontProcess.ts')

/** Of one page, in characters and bytes. */
const length = 400_000
/** So many pages are asked for and never read: fewer than one network may ask for in a minute. */
const pipelined = 500
const connections = 2
const MB = 1_000_000

let child: ChildProcess | undefined
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  const ended = child && once(child, 'exit')
  child?.kill('SIGKILL')
  await ended
})

interface Standing {
  /** What the process holds, in bytes. */
  held: number
  /** Pages that were made. */
  served: number
}

async function startProcess(...told: number[]) {
  const front = fork(program, [String(length), ...told.map(String)], { execArgv: ['--expose-gc'] })
  child = front
  const [{ port }] = (await once(front, 'message')) as [{ port: number }]
  const ask = async (): Promise<Standing> => {
    const answer = once(front, 'message')
    front.send('memory')
    return ((await answer) as [Standing])[0]
  }
  return { port, ask }
}

/** Asks for many pages on a few connections at once, and reads none of them. */
async function pipeline(port: number): Promise<void> {
  const one = 'GET /open HTTP/1.1\r\nHost: test.localhost\r\n\r\n'
  for (let count = 0; count < connections; count++) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    // The front may close it; that is no failure.
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.pause()
    socket.write(one.repeat(pipelined / connections))
  }
}

/** How much more a front holds once as many pages as it makes stay unread. */
async function growth(...told: number[]): Promise<{ grown: number; made: number }> {
  const { port, ask } = await startProcess(...told)
  // What is needed to make and send pages at all is there before.
  for (let count = 0; count < 10; count++) await askPort(port, '/open', {})
  const before = await ask()
  await pipeline(port)
  // Until no page has been made for a while.
  let last = before.served
  let rest = 0
  while (rest < 5) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { served } = await ask()
    rest = served === last ? rest + 1 : 0
    last = served
  }
  const after = await ask()
  return { grown: after.held - before.held, made: after.served - before.served }
}

describe('pages that are asked for in a row and never read', () => {
  it('are held in memory as far as one network may have them open, and no further', async () => {
    const { grown, made } = await growth()
    expect(made).toBeGreaterThanOrEqual(usualLimits.atOnce)
    // The machine's own buffers of a connection take some more.
    expect(made).toBeLessThan(3 * usualLimits.atOnce)
    expect(grown).toBeLessThan(usualLimits.atOnce * length + 20 * MB)
  })

  it('would all be held without that limit, by which the measure is one', async () => {
    const { grown, made } = await growth(pipelined)
    expect(made).toBe(pipelined)
    expect(grown).toBeGreaterThan(0.8 * pipelined * length)
  })
})
