import { defaultLocale } from '@marquee/contract/locales'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand } from '@marquee/core'
import { inertPolicy, isSecure } from './headers/common.ts'

interface CrawledSite {
  brand: Pick<Brand, 'features' | 'locales'>
  /** Where players reach it; the host that was asked for unless given. */
  origin?: string | undefined
  /** Nothing of the site is for search engines. */
  isHidden: boolean
}

/** What search engines have no business with, though pages ask for it. */
const notPages = ['/rest/', '/api/', '/sandbox/', '/socket.io/']

const robots = (origin: string, isHidden: boolean): string =>
  isHidden
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\n${notPages.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`

/** Paths of pages that anybody may read and that search engines may list, without locale. */
const listedPaths = ({ features }: CrawledSite['brand']): string[] =>
  features
    .flatMap(({ routes = [] }) => routes)
    .filter(
      ({ path, audience = 'anyone', noindex }) =>
        audience !== 'player' && !noindex && !path.includes('$'),
    )
    .map(({ path }) => path)
    .sort()

const addressOf = (origin: string, path: string, locale: string): string =>
  `${origin}${locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`}`

/** Every listed page in every locale, each with its other locales. */
function sitemap(brand: CrawledSite['brand'], origin: string): string {
  const pages = listedPaths(brand).flatMap((path) => {
    const others = brand.locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${addressOf(origin, path, locale)}"/>`,
    )
    return brand.locales.map(
      (locale) => `<url><loc>${addressOf(origin, path, locale)}</loc>${others.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}

/** An hour: what stands in them changes with releases. */
const lifetime = 'public, max-age=3600'

function send(answer: ServerResponse, type: string, text: string | null): void {
  answer.setHeader('content-security-policy', inertPolicy)
  answer.setHeader('content-type', `${type}; charset=utf-8`)
  answer.setHeader('cache-control', lifetime)
  answer.end(text ?? undefined)
}

/**
 * Answers what search engines ask of a site: `/robots.txt` and `/sitemap.xml`. False for every other
 * path, and for the sitemap of a site that is hidden from them.
 */
export function answerCrawlers(
  request: IncomingMessage,
  answer: ServerResponse,
  { brand, origin, isHidden }: CrawledSite,
): boolean {
  const [path] = (request.url ?? '').split('?', 1)
  const isRobots = path === '/robots.txt'
  if (!isRobots && (path !== '/sitemap.xml' || isHidden)) return false
  const { host = 'localhost' } = request.headers
  const asked = URL.parse(`${isSecure(request) ? 'https' : 'http'}://${host}`)?.origin
  const at = origin ?? asked ?? 'http://localhost'
  const text = isRobots ? robots(at, isHidden) : sitemap(brand, at)
  const isRead = request.method !== 'HEAD'
  send(answer, isRobots ? 'text/plain' : 'application/xml', isRead ? text : null)
  return true
}
