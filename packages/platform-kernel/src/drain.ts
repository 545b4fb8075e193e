import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long requests under way may take to end, in ms. */
const patience = 5_000
/** How often connections are looked at that have become idle, in ms. */
const lookEvery = 25
/** A connection that was not used for this long after the end began is left, in ms. */
const idleFor = 200

/**
 * Ends a server without cutting what it is answering: takes nothing new, closes connections as they
 * become idle, and after the patience whatever is left.
 */
export async function drain(server: Server, wait = patience): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  // Whoever asks again on a connection is answered, and told that it was the last answer there.
  server.prependListener('request', (_, answer) => (answer.shouldKeepAlive = false))
  // `server.close` would end idle connections at once, some of them while a request is on its way.
  NetServer.prototype.close.call(server)
  const began = performance.now()
  const looking = setInterval(() => {
    if (performance.now() - began >= idleFor) server.closeIdleConnections()
  }, lookEvery)
  const timeUp = new AbortController()
  await Promise.race([closed, sleep(wait, undefined, { signal: timeUp.signal }).catch(() => {})])
  timeUp.abort()
  clearInterval(looking)
  server.closeAllConnections()
  await closed
}
