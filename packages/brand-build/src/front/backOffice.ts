import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { filesBelow } from './files.ts'
import { isSecure, policyOf, sendText } from './headers/common.ts'

/** Where its build leaves room for what makes a page's styles its own. */
const noncePlace = '__page_nonce__'

/** The back office runs its own scripts and asks its own host, and nothing else; its styles are written by script. */
const policy = (request: IncomingMessage, nonce: string): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(isSecure(request) && { 'upgrade-insecure-requests': [] }),
  })

export interface BackOffice {
  /** Whether staff work at this host. */
  isAt(host: string): boolean
  /** Answers with a file, or with the page for every address that is none. */
  show(request: IncomingMessage, answer: ServerResponse): void
}

/**
 * Where staff work: one page at a host of its own, beside the calls that the platform answers there.
 * @param root folder of the built app; without a build its host says what to do.
 * @param hosts host names without port.
 */
export function makeBackOffice(root: string, hosts: string[]): BackOffice {
  const isAt: BackOffice['isAt'] = (host) => hosts.includes(host.toLowerCase().replace(/:\d+$/, ''))
  const page = path.join(root, 'index.html')
  if (!existsSync(page)) {
    return {
      isAt,
      show: (request, answer) =>
        sendText(
          request,
          answer,
          503,
          "The back office is not built. Run 'pnpm build', then start again.",
        ),
    }
  }
  const html = readFileSync(page, 'utf8')
  const files = filesBelow('/assets/', path.join(root, 'assets'))
  return {
    isAt,
    show(request, answer) {
      files(request, answer, () => {
        const nonce = randomBytes(16).toString('base64url')
        answer.setHeader('content-security-policy', policy(request, nonce))
        // Addresses name players.
        answer.setHeader('referrer-policy', 'no-referrer')
        answer.setHeader('cache-control', 'no-store')
        answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        answer.end(request.method === 'HEAD' ? undefined : html.replaceAll(noncePlace, nonce))
      })
    },
  }
}
