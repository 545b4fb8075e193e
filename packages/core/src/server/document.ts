import type { RouterManagedTag } from '@tanstack/router-core'
import type { PageHead } from '../shell/head.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { pageServicesOf, servicesElement } from '../brand/services.ts'
import { listenForEarlyTaps } from '../earlyTaps/listen.ts'
import { keepPlace } from '../app/below.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { localisedPath, splitLocale } from '../routing/locale.ts'
import { stateElement } from '../routing/state.ts'
import type { PageAssets } from './assets.ts'
import { nonceMark } from './nonce.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const scriptTag = ({ attrs = {}, children = '' }: RouterManagedTag): string => {
  const attributes = Object.entries(attrs)
    .filter(
      ([name, value]) =>
        value !== undefined && value !== false && name !== 'suppressHydrationWarning',
    )
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
  return `<script${attributes.join('')}>${children}</script>`
}

interface DocumentParts {
  runtime: AppRuntime
  url: URL
  head: PageHead
  html: string
  /** What the render was made of, for the browser to begin with. */
  state: string
  preferences: Preferences
  /** Id of the build, which the browser compares with the newest one. */
  build: string | undefined
  /** Of the brand; error reports bear it. */
  version: string | undefined
  assets: PageAssets
  /** What the browser needs to take over. */
  scripts: RouterManagedTag[]
}

/** `canonical` without a trailing slash (TEN-03), and the same page in every locale. */
function addresses({ runtime, url }: DocumentParts): string {
  const { path } = splitLocale(url.pathname)
  const bare = path === '/' ? path : path.replace(/\/$/, '')
  const href = (locale: (typeof runtime.brand.locales)[number]) =>
    escape(`${url.origin}${localisedPath(bare, locale)}`)
  return [
    `<link rel="canonical" href="${href(runtime.locale)}">`,
    ...runtime.brand.locales.map(
      (locale) => `<link rel="alternate" hreflang="${locale}" href="${href(locale)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${href('en')}">`,
  ].join('')
}

/** Favicons, the app's manifest and the card of shared links; development has the mark alone. */
function iconLinks({ runtime, url, assets: { icons } }: DocumentParts): string {
  const { name, theme } = runtime.brand
  if (!icons) return `<link rel="icon" href="${theme.art.mark}" type="image/svg+xml">`
  return [
    `<link rel="icon" href="${icons.png}" type="image/png" sizes="32x32">`,
    `<link rel="icon" href="${icons.svg}" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${icons.appleTouch}">`,
    `<link rel="manifest" href="${icons.manifest}">`,
    `<meta name="apple-mobile-web-app-title" content="${escape(name)}">`,
    `<meta property="og:image" content="${escape(url.origin + icons.social)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Before it the router's writer puts what is still to be said. */
export const documentEnd = '</body></html>'

/** The document around a rendered page, up to its end; the router's writer puts the doctype before it. */
export function documentOf(parts: DocumentParts): string {
  const { runtime, head, html, state, preferences, build, version, assets, scripts } = parts
  const { theme, name } = runtime.brand
  const title = escape(head.title)
  const nonce = `nonce="${nonceMark}"`
  const data = (id: string, json: string) =>
    `<script ${nonce} type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
  const integrity = assets.integrity ? ` integrity="${assets.integrity}"` : ''
  return [
    `<html lang="${runtime.locale}" data-mode="${preferences.mode}" data-motion="${preferences.motion}" data-below="later"${build ? ` data-build="${build}"` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    `<meta name="theme-color" content="${theme.themeColor[preferences.mode]}">`,
    `<meta property="og:site_name" content="${escape(name)}"><meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${escape(head.description)}">`,
    iconLinks(parts),
    addresses(parts),
    ...theme.preloadFonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    ...assets.css.map((file) => `<link rel="stylesheet" href="${file}">`),
    // What is seen comes first: early taps are kept until the scripts are there.
    ...assets.preloads.map(
      (file) => `<link rel="modulepreload" href="${file}" fetchpriority="low" ${nonce}>`,
    ),
    `<script ${nonce}>(${listenForEarlyTaps})();(${keepPlace})()</script>`,
    assets.head,
    '</head><body>',
    `<div id="app">${html}</div>`,
    data(servicesElement, JSON.stringify(pageServicesOf(runtime.brand, version))),
    data(stateElement, state),
    ...scripts.map(scriptTag),
    `<script type="module" src="${assets.entry}" fetchpriority="low" ${nonce}${integrity}></script>`,
  ].join('')
}
