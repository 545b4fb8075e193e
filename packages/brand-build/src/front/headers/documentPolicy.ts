import { createHash } from 'node:crypto'
import { policyOf } from './common.ts'

const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )

/**
 * The policy of a document that stands still: pictures, fonts and its own inline styles, which are
 * named by their hashes; no script at all.
 */
export const stillDocumentPolicy = (html: string): string =>
  policyOf({
    'default-src': ["'none'"],
    'style-src': [...styleHashes(html)],
    ...(/ style="/.test(html) && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })

/**
 * The arcade's own policy. It is sandboxed by its answer too, not only by the frame it is meant for:
 * opened by itself it has no origin, no cookies and nobody to talk to.
 */
export const arcadePolicy = policyOf({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ['blob:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
})
