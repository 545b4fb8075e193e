import { createHash } from 'node:crypto'
import { policyOf } from './common.ts'

const hashesOf = (html: string, tag: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/**
 * The policy of a document that the build wrote: pictures, fonts and what stands in it, styles and
 * scripts, which are named by their hashes; nothing that is fetched runs.
 */
export const stillDocumentPolicy = (html: string): string => {
  const scripts = hashesOf(html, 'script')
  return policyOf({
    'default-src': ["'none'"],
    'style-src': hashesOf(html, 'style'),
    ...(scripts.length > 0 && { 'script-src': scripts }),
    ...(/ style="/.test(html) && { 'style-src-attr': ["'unsafe-inline'"] }),
    // A theme's textures stand in its styles.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

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

/**
 * The policy of a page that another studio has made: its own files and what it draws, and nothing of the
 * arcade's rights beyond. It asks nobody, not even the brand it is shown by.
 */
export const studioGamePolicy = policyOf({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'none'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
})
