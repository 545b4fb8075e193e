import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyFor, snapshotOf } from './snapshot.ts'

/** A step of answering a request: it answers, or lets the next one. */
export type Handler = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void

const forever = 'public, max-age=31536000, immutable'
/** The build puts a hash of the content into these names, so they are kept for ever. */
const hashed = /-[\w-]{8,}\.\w+$|\.[\w-]{8,}@/

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Answers what lies below a prefix with the files a folder held when the server started; the rest with 404. */
export function filesBelow(
  prefix: string,
  root: string,
  extra: (answer: ServerResponse) => void = () => {},
): Handler {
  const files = snapshotOf(root)
  return (request, answer, next) => {
    const pathname = decoded((request.url ?? '/').split('?')[0] ?? '/')
    if (!pathname.startsWith(prefix)) return next()
    const name = pathname.slice(prefix.length - 1)
    const file = files.get(name) ?? files.get(`${name.replace(/\/$/, '')}/index.html`)
    extra(answer)
    if (!file) {
      answer.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      answer.end('There is no such file.')
      return
    }
    const [encoding, body] = bodyFor(file, request.headers['accept-encoding']?.toString() ?? '')
    answer.setHeader(
      'content-type',
      file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    )
    answer.setHeader('cache-control', hashed.test(name) ? forever : 'no-cache')
    answer.setHeader('etag', file.etag)
    answer.setHeader('vary', 'accept-encoding')
    answer.setHeader('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === file.etag) {
      answer.writeHead(304).end()
      return
    }
    if (encoding !== 'identity') answer.setHeader('content-encoding', encoding)
    answer.setHeader('content-length', body?.length ?? 0)
    answer.end(request.method === 'HEAD' ? undefined : body)
  }
}
