import type { IncomingMessage, ServerResponse } from 'node:http'

export type HeaderSet = Record<string, string>

/** What a page may ask of the device; geolocation only, for the checks the law asks for. */
const features: Record<string, '()' | '(self)'> = {
  accelerometer: '()',
  camera: '()',
  'clipboard-read': '()',
  'clipboard-write': '(self)',
  'display-capture': '()',
  fullscreen: '(self)',
  geolocation: '(self)',
  gyroscope: '()',
  hid: '()',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'publickey-credentials-create': '(self)',
  'publickey-credentials-get': '(self)',
  serial: '()',
  'storage-access': '()',
  usb: '()',
  'window-management': '()',
  'xr-spatial-tracking': '()',
}

/**
 * The Permissions-Policy of an answer. A page with a frame of a company's that films papers and faces
 * lets that company's origin use the camera and the microphone; browsers grant it through the page, which
 * has to be named as well.
 */
export const permissionsOf = (filming?: string): string =>
  Object.entries(features)
    .map(([name, whom]) => {
      const isFilming = filming !== undefined && (name === 'camera' || name === 'microphone')
      return `${name}=${isFilming ? `(self "${filming}")` : whom}`
    })
    .join(', ')

/** Two years; a browser that came by TLS once never goes without it again. */
const transport = 'max-age=63072000; includeSubDomains'

export const isSecure = (request: IncomingMessage): boolean =>
  request.headers['x-forwarded-proto'] === 'https'

const base: HeaderSet = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsOf(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Headers of every answer, whatever it is; what an answer needs otherwise is set after them. */
export function setCommonHeaders(request: IncomingMessage, answer: ServerResponse): void {
  for (const name in base) answer.setHeader(name, base[name] ?? '')
  if (isSecure(request)) answer.setHeader('strict-transport-security', transport)
}

/** A policy as it travels: directives of no sources are left out, all others in the given order. */
export const policyOf = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** For what is no document: should it ever be opened as one, it can do nothing. */
export const inertPolicy = policyOf({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
})

/** Ends an answer with a sentence. */
export function sendText(
  request: IncomingMessage,
  answer: ServerResponse,
  status: number,
  text: string,
): void {
  answer.setHeader('content-security-policy', inertPolicy)
  answer.setHeader('cache-control', 'no-store')
  answer.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  answer.end(request.method === 'HEAD' ? undefined : text)
}
