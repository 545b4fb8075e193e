import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { bareAddress } from '../network.ts'
import { sameSecret } from '../sameSecret.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean => {
  const bare = bareAddress(address)
  return loopback.check(bare, bare.includes(':') ? 'ipv6' : 'ipv4')
}

/** What a proxy writes on what it hands on: then who asks is not who is connected. */
const handedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip']

/**
 * Whether somebody may read metrics: with the key where there is one, else from this very machine
 * and without a proxy in between.
 */
export function mayScrape(request: IncomingMessage, key: string | undefined): boolean {
  if (key !== undefined) return sameSecret(request.headers.authorization ?? '', `Bearer ${key}`)
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    !handedOn.some((name) => request.headers[name] !== undefined)
  )
}

let ofProcess: Registry | undefined

/** Event loop, heap, garbage, CPU: of the whole process, whatever runs in it. Measured from the first call on. */
export function processMetrics(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

export interface Exposed {
  /** `METRICS_KEY`; without one this machine alone may read. */
  key: string | undefined
  registry: Registry
  /** Brings what is looked up up to date; nothing unless given. */
  renew?: () => Promise<void>
}

const path = /^\/metrics\/?(\?|$)/

async function send(answer: ServerResponse, { registry, renew }: Exposed): Promise<void> {
  await renew?.()
  const text = `${await registry.metrics()}\n${await processMetrics().metrics()}`
  answer.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  answer.end(text)
}

/**
 * Answers `GET /metrics` in the text format of Prometheus. False for every other path, and for whoever may
 * not read: for them there is nothing here.
 */
export function answerMetrics(
  request: IncomingMessage,
  answer: ServerResponse,
  exposed: Exposed,
): boolean {
  if (request.method !== 'GET' || !path.test(request.url ?? '')) return false
  if (!mayScrape(request, exposed.key)) return false
  send(answer, exposed).catch((error: unknown) => {
    if (!answer.headersSent) answer.writeHead(500, { 'content-type': 'text/plain' })
    answer.end(`Metrics could not be read: ${String(error)}\n`)
  })
  return true
}
