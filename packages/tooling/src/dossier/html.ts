import type { PackageChange } from './differences.ts'
import type { FlagChange } from './flags.ts'
import type { Size } from './sizes.ts'
import type { TextChange } from './texts.ts'

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const sized = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(2)} MB` : `${(bytes / 1000).toFixed(1)} kB`

/** Long names break where their parts end. */
const breaking = (name: string): string => escaped(name).replaceAll(/([./-])/g, '$1<wbr>')

function differenceOf({ before, now }: Size): string {
  if (before === null) return ''
  const bytes = now - before
  if (!bytes) return 'same'
  const share = before
    ? ` (${bytes > 0 ? '+' : '−'}${((Math.abs(bytes) / before) * 100).toFixed(1)} %)`
    : ''
  return `${bytes > 0 ? '+' : '−'}${sized(Math.abs(bytes))}${share}`
}

export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

/** @param rows cells as they are written, already escaped. */
export function tableOf(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const body = rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

export const sizeTable = (caption: string, sizes: readonly Size[]): string =>
  tableOf(
    caption,
    ['What', 'Last release', 'Now', 'Change'],
    sizes.map((size) => [
      escaped(size.what),
      size.before === null ? '–' : sized(size.before),
      sized(size.now),
      differenceOf(size),
    ]),
  )

const said = (text: string | null, tag: 'del' | 'ins'): string =>
  text === null ? '<span class="none">none</span>' : `<${tag}>${escaped(text)}</${tag}>`

export const textTable = (texts: readonly TextChange[], locale: string): string =>
  tableOf(
    `Texts, ${locale}`,
    ['Key', 'Before', 'Now'],
    texts
      .filter((text) => text.locale === locale)
      .map((text) => [
        `<code>${breaking(text.key)}</code><small>${breaking(text.owner)}</small>`,
        said(text.before, 'del'),
        said(text.now, 'ins'),
      ]),
  )

export const flagTable = (caption: string, flags: readonly FlagChange[]): string =>
  tableOf(
    caption,
    ['Key', 'Before', 'Now'],
    flags.map(({ key, before, now }) => [
      `<code>${breaking(key)}</code>`,
      said(before, 'del'),
      said(now, 'ins'),
    ]),
  )

export const picture = (uri: string | null, caption: string): string =>
  `<figure>${uri ? `<img src="${uri}" alt="${escaped(caption)}">` : '<p class="none">none</p>'}<figcaption>${escaped(caption)}</figcaption></figure>`

export const packageCell = (side: PackageChange['now']): string =>
  side ? escaped(`${side.version} (${side.licence})`) : '<span class="none">none</span>'
