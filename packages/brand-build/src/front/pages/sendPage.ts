import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PageAnswer } from '@marquee/core/server/types'
import { policyReportsPath } from '../policyReports.ts'
import { inertPolicy } from '../headers/common.ts'
import { type PreparedText, prepareText } from './splicedGzip.ts'

const compress = promisify(gzip)

/** 128 bits, always 22 characters. */
const makeNonce = (): string => randomBytes(16).toString('base64url')

/** Texts that many visitors get are compressed once, however often they are sent. */
const prepared = new WeakMap<readonly string[], PreparedText>()

function preparedOf(parts: readonly string[]): PreparedText {
  const known = prepared.get(parts)
  if (known) return known
  const made = prepareText(parts)
  prepared.set(parts, made)
  return made
}

async function bodyOf(
  { parts, shared }: PageAnswer,
  nonce: string,
  isCompressed: boolean,
): Promise<Buffer> {
  if (shared) return preparedOf(parts)[isCompressed ? 'gzip' : 'plain'](Buffer.from(nonce))
  const text = Buffer.from(parts.join(nonce))
  return isCompressed ? compress(text, { level: 5 }) : text
}

const isHtml = ({ headers }: PageAnswer): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

/**
 * Sends what a renderer answered, with a nonce that is this request's alone, compressed where the
 * browser takes it. `policyFor` writes the policy that names the nonce; without one (development)
 * there is none.
 */
export async function sendPage(
  answered: PageAnswer,
  request: IncomingMessage,
  answer: ServerResponse,
  policyFor: ((request: IncomingMessage, nonce: string) => string) | undefined,
): Promise<void> {
  const nonce = makeNonce()
  answer.statusCode = answered.status
  for (const name in answered.headers) answer.setHeader(name, answered.headers[name] ?? '')
  if (answered.cookies.length) answer.setHeader('set-cookie', answered.cookies)
  const policy = isHtml(answered) ? policyFor?.(request, nonce) : inertPolicy
  if (policy) answer.setHeader('content-security-policy', policy)
  if (isHtml(answered)) answer.setHeader('reporting-endpoints', `csp="${policyReportsPath}"`)
  if (!answered.parts.length) {
    answer.end()
    return
  }
  const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  const body = await bodyOf(answered, nonce, isCompressed)
  if (isCompressed) answer.setHeader('content-encoding', 'gzip')
  answer.setHeader('vary', 'accept-encoding')
  answer.setHeader('content-length', body.length)
  answer.end(request.method === 'HEAD' ? undefined : body)
}
