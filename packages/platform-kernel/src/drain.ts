import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long requests under way may take to end, in ms. */
const patience = 5_000
/** How often connections are looked at that have become idle, in ms. */
const lookEvery = 25

/**
 * Ends a server without cutting what it is answering: takes nothing new, closes connections as they
 * become idle, and after the patience whatever is left.
 */
export async function drain(server: Server, wait = patience): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const looking = setInterval(() => server.closeIdleConnections(), lookEvery)
  const timeUp = new AbortController()
  await Promise.race([closed, sleep(wait, undefined, { signal: timeUp.signal }).catch(() => {})])
  timeUp.abort()
  clearInterval(looking)
  server.closeAllConnections()
  await closed
}
