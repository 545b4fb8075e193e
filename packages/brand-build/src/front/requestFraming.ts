import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Why a request is not handed on. */
export interface Refusal {
  status: 400 | 405
  /** What is wrong and how to mend it; for developers. */
  message: string
}

const refusal = (status: Refusal['status'], message: string): Refusal => ({ status, message })

const methods = ['GET', 'HEAD', 'POST', 'DELETE']

/** Headers that may stand once: two servers could each believe another one of them. */
const single = ['host', 'content-length', 'transfer-encoding', 'upgrade', 'expect']

/** Hop-by-hop: they speak of one connection, and the one to the platform is another. */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Whether a request says that a body follows. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

const repeated = ({ rawHeaders }: IncomingMessage): string | undefined => {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return single.find((name) => names.indexOf(name) !== names.lastIndexOf(name))
}

/**
 * Says what is wrong with how a request is framed, or null. The platform is only ever sent what this
 * server understood: no second way to read where a request ends may pass.
 */
export function refuseFraming(request: IncomingMessage): Refusal | null {
  const { method = '', headers, url = '', httpVersionMajor } = request
  if (httpVersionMajor !== 1) return refusal(400, 'Speak HTTP/1.1.')
  if (!methods.includes(method))
    return refusal(405, `No call takes ${method}. Use ${methods.join(', ')}.`)
  if (!url.startsWith('/'))
    return refusal(400, 'Ask for a path on this host, not for a whole address.')
  const twice = repeated(request)
  if (twice) return refusal(400, `The header ${twice} stands there twice. Send it once.`)
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'chunked')
    return refusal(400, 'Only chunked is taken as a transfer encoding.')
  if (encoding !== undefined && headers['content-length'] !== undefined)
    return refusal(400, 'Send either Content-Length or Transfer-Encoding, not both.')
  if (method !== 'POST' && hasBody(request))
    return refusal(400, `${method} takes no body. Send the call without one.`)
  return null
}

/**
 * What of a message's headers holds beyond the connection that it came by. Headers that `Connection`
 * names are kept: a visitor could name those by which the platform knows who is calling.
 */
export const endToEndHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.includes(name) ? [] : [[name, value]],
    ),
  )
