import type { IncomingMessage } from 'node:http'
import type { Brand } from '@marquee/core'
import { policyReportsPath } from '../policyReports.ts'
import { isSecure, policyOf } from './common.ts'

/** Where the push provider's library registers a device, unless the brand has a relay. */
const pushProvider = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]
/** Where the error monitor sends what it gathered, unless the brand has a relay. */
const monitorService = 'https://api.raygun.io'

/** What a card's bank asks: the one page that stands in a frame, of the site's own. */
const framedPage = /^\/(?:[a-z]{2}\/)?cashIframe\/?(?:\?|$)/

type ConnectingBrand = Pick<Brand, 'push' | 'monitoring' | 'analytics' | 'scripts'>

/** Companies of the platform that pages reach by themselves, as the environment names them. */
export interface Companies {
  /** Address of a captcha's script, which the platform tells pages. */
  captcha?: string | undefined
  /** Origin of the payment provider, which pages ask for tokens. */
  payment?: string | undefined
  /** Origin of the page that checks identities, shown in a frame. */
  identity?: string | undefined
}

const originOf = (address: string): string[] => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' ? [url.origin] : []
}

/** Other servers that a brand's push reaches, from its pages and from its service worker. */
export const pushOrigins = ({ push }: Pick<Brand, 'push'>): string[] =>
  push ? (push.endpoints ? Object.values(push.endpoints).flatMap(originOf) : pushProvider) : []

const monitorOrigins = ({ monitoring }: ConnectingBrand): string[] =>
  monitoring ? originOf(monitoring.endpoint ?? monitorService) : []

/** Sites whose scripts a brand lets onto its pages; what they show and send is theirs. */
function guests({ analytics, scripts }: ConnectingBrand, { captcha }: Companies): string[] {
  const addresses = [analytics?.src, ...Object.values(scripts).map(({ src }) => src), captcha]
  return addresses.flatMap((address = '') => originOf(address))
}

/** The realtime connection of this very host; a host that is none adds nothing. */
function socketOrigin(request: IncomingMessage): string[] {
  const { host = '' } = request.headers
  if (!/^[\w.-]+(:\d+)?$/.test(host)) return []
  return [`${isSecure(request) ? 'wss' : 'ws'}://${host}`]
}

/**
 * The Content-Security-Policy of a brand's pages. Scripts run with the request's nonce or because
 * one that has it fetched them; text never becomes script (Trusted Types). Style attributes are how
 * the server's render says a tile's colour, so they alone may be inline.
 */
export function pagePolicyOf(brand: ConnectingBrand, companies: Companies = {}) {
  const others = guests(brand, companies)
  const connect = [
    ...pushOrigins(brand),
    ...monitorOrigins(brand),
    ...originOf(companies.payment ?? ''),
    ...others,
  ]
  return (request: IncomingMessage, nonce: string): string =>
    policyOf({
      'default-src': ["'none'"],
      'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...others],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'", ...socketOrigin(request), ...connect],
      'frame-src': ["'self'", ...others, ...(companies.identity ? [companies.identity] : [])],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-ancestors': [framedPage.test(request.url ?? '') ? "'self'" : "'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['marquee'],
      ...(isSecure(request) && { 'upgrade-insecure-requests': [] }),
      'report-to': ['csp'],
      // For browsers that do not know the other.
      'report-uri': [policyReportsPath],
    })
}

/** The policy of a brand's service worker: it fetches, and does nothing else. */
export const workerPolicyOf = (brand: Pick<Brand, 'push'>): string =>
  policyOf({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...pushOrigins(brand)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
