import type { ClientRequest, IncomingMessage } from 'node:http'
import { hasBody } from './requestFraming.ts'

/** Bodies of calls are shorter; what is longer is a document, and is passed on as it comes. In bytes. */
const longest = 64 * 1024

/** A connection that was kept had been closed at its other end, before anything was answered on it. */
export class StaleConnection extends Error {
  override name = 'StaleConnection'
}

/** The error of a request, told apart where only its connection was to blame. */
export function errorOf(asked: ClientRequest, error: NodeJS.ErrnoException): Error {
  const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE'
  return asked.reusedSocket && isClosed ? new StaleConnection('', { cause: error }) : error
}

/** Whether a request may be sent twice: it reads, or its key keeps the second from being done again. */
const isSafeTwice = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

/** The whole body of a request that may be sent again; null for one that can be sent once only. */
export async function repeatableBody(request: IncomingMessage): Promise<Buffer | null> {
  if (!isSafeTwice(request)) return null
  if (!hasBody(request)) return Buffer.alloc(0)
  const length = Number(request.headers['content-length'])
  if (!(length <= longest)) return null
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
