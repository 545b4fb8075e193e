import type { Archived } from './archive.ts'
import type { Calls, Look, PackageChange, Step, Switched } from './differences.ts'
import { styles } from './pageStyles.ts'
import type { Size } from './sizes.ts'
import type { TextChange } from './texts.ts'
import type { Walked } from './walk.ts'

/** All that a release manager is told of one brand before it goes out. */
export interface Dossier {
  title: string
  /** What it will be called. */
  version: string
  /** What is released now; null before the first release. */
  last: { version: string; commit: string } | null
  now: Archived
  /** What players notice, and what those who run it notice of the platform. */
  sentences: { brand: string[]; platform: string[] }
  /** Folders of the repository that changed since; null where no release says what it was made of. */
  parts: string[] | null
  sizes: Size[]
  largest: Size[]
  texts: TextChange[]
  features: Switched
  calls: Calls
  steps: Step[]
  looks: Look[]
  packages: PackageChange[]
  licences: string[]
  walk: Walked | null
}

const escaped = (text: string): string =>
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

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

/** @param rows cells as they are written, already escaped. */
function tableOf(
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

const sizeTable = (caption: string, sizes: readonly Size[]): string =>
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

const textTable = (texts: readonly TextChange[], locale: string): string =>
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

const picture = (uri: string | null, caption: string): string =>
  `<figure>${uri ? `<img src="${uri}" alt="${escaped(caption)}">` : '<p class="none">none</p>'}<figcaption>${escaped(caption)}</figcaption></figure>`

const packageCell = (side: PackageChange['now']): string =>
  side ? escaped(`${side.version} (${side.licence})`) : '<span class="none">none</span>'

/** A part of the page: what its heading says, how many are in it, and its content. */
interface Section {
  id: string
  title: string
  count: number | null
  content: string
}

const nothing = (text: string) => paragraph(text)

function wordsSection({ sentences: { brand, platform }, parts, last }: Dossier): Section {
  const because =
    parts === null
      ? ''
      : `<details><summary>Changed folders: ${parts.length}</summary>${list(parts)}</details>`
  const own = brand.length
    ? list(brand)
    : nothing(last ? 'No change file names this brand.' : 'No change file waits.')
  return {
    id: 'changes',
    title: 'What changed',
    count: brand.length,
    content: `${own}${platform.length ? `<h3>With the platform</h3>${list(platform)}` : ''}${because}`,
  }
}

function textsSection({ texts, now, last }: Dossier): Section {
  const changed = now.locales.filter((locale) => texts.some((text) => text.locale === locale))
  const content = changed.map((locale) => textTable(texts, locale)).join('')
  return {
    id: 'texts',
    title: 'Texts',
    count: last && texts.length,
    content:
      content ||
      nothing(last ? 'Every text reads as before.' : 'There is nothing to compare with.'),
  }
}

function featuresSection({ features: { on, off }, last }: Dossier): Section {
  const some = (title: string, names: string[]) =>
    names.length ? `<h3>${title}</h3>${list(names)}` : ''
  return {
    id: 'features',
    title: 'Features',
    count: last && on.length + off.length,
    content:
      some(last ? 'Turned on' : 'On', on) + some('Turned off', off) ||
      nothing('The same features are on.'),
  }
}

function callsSection({ calls, last }: Dossier): Section {
  const some = (title: string, names: string[]) =>
    names.length ? `<h3>${title}</h3>${list(names)}` : ''
  const content =
    some('Breaks clients of the last release', calls.breaking) +
    some('Added', calls.added) +
    some('Changed', calls.changed) +
    some('Removed', calls.removed)
  return {
    id: 'calls',
    title: 'Calls',
    count: last && calls.added.length + calls.changed.length + calls.removed.length,
    content:
      content || nothing(last ? 'The contract is as it was.' : 'There is nothing to compare with.'),
  }
}

function stepsSection({ steps, last }: Dossier): Section {
  const contracting = steps.filter((step) => step.isContracting)
  const verdict = contracting.length
    ? 'The last release does not start after these: going back means going forward with a fix.'
    : 'All of them only add: the last release runs on the database afterwards.'
  const content = steps.length
    ? paragraph(verdict) +
      list(steps.map((step) => (step.isContracting ? `${step.name}: takes away` : step.name)))
    : nothing(last ? 'The database stays as it is.' : 'There is nothing to compare with.')
  return { id: 'migrations', title: 'Migrations', count: last && steps.length, content }
}

function looksSection({ looks, last }: Dossier): Section {
  const pairs = looks.map(
    ({ name, before, now }) =>
      `<section class="pair"><h3>${escaped(name)}</h3><div>${picture(before, `${name}, before`)}${picture(now, `${name}, now`)}</div></section>`,
  )
  return {
    id: 'pictures',
    title: 'Pictures',
    count: last && looks.length,
    content:
      pairs.join('') ||
      nothing(last ? 'Every kept picture is as it was.' : 'There is nothing to compare with.'),
  }
}

function licencesSection({ packages, licences, last, now }: Dossier): Section {
  const fresh = licences.length
    ? `<p class="mind">New licences: ${escaped(licences.join(', '))}.</p>`
    : ''
  const rows = packages.map(({ name, before, now: today }) => [
    escaped(name),
    packageCell(before),
    packageCell(today),
  ])
  return {
    id: 'licences',
    title: 'Packages of others and their licences',
    count: last && packages.length,
    content: rows.length
      ? fresh + tableOf('Packages of others', ['Package', 'Before', 'Now'], rows)
      : nothing(
          last
            ? 'The same packages in the same versions.'
            : `${now.packages.length} packages; the archive has their licences.`,
        ),
  }
}

function walkSection({ walk }: Dossier): Section {
  const content = walk
    ? `<p${walk.failed.length ? ' class="mind"' : ''}>${escaped(
        `Walked ${walk.at}: ${walk.passed.length} of ${walk.passed.length + walk.failed.length} walks found every page and modal accessible.`,
      )}</p>${walk.failed.length ? list(walk.failed) : ''}`
    : nothing('Not run: no report of a walk was given, so nothing can be said.')
  return { id: 'accessibility', title: 'Accessibility', count: null, content }
}

const sectionsOf = (dossier: Dossier): Section[] => [
  wordsSection(dossier),
  {
    id: 'sizes',
    title: 'Sizes',
    count: null,
    content:
      sizeTable('Sizes by kind', dossier.sizes) +
      (dossier.largest.length
        ? sizeTable('Largest changes of scripts and styles', dossier.largest)
        : ''),
  },
  looksSection(dossier),
  textsSection(dossier),
  featuresSection(dossier),
  callsSection(dossier),
  stepsSection(dossier),
  walkSection(dossier),
  licencesSection(dossier),
]

const headed = ({ title, count }: Section): string =>
  `${escaped(title)}${count === null ? '' : ` <span class="count">${count}</span>`}`

/** The dossier as one page that needs nothing else: no script, no request. */
export function pageOf(dossier: Dossier): string {
  const { title, version, last, now } = dossier
  const sections = sectionsOf(dossier)
  const against = last
    ? `Compared with ${last.version}, commit ${last.commit.slice(0, 8)}.`
    : 'There is no last release: this is the first, and nothing is compared.'
  const name = `${title} ${version}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(name)}: release dossier</title>
<style>${styles}</style>
</head>
<body>
<header>
<p class="over">Release dossier</p>
<h1>${escaped(name)}</h1>
<p>${escaped(`Commit ${now.commit.slice(0, 8)}${now.commit.endsWith('-dirty') ? ', with changes that no commit has' : ''}, ${now.time.slice(0, 10)}. ${against}`)}</p>
<nav aria-label="Parts of this page"><ul>${sections.map((section) => `<li><a href="#${section.id}">${headed(section)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${sections.map((section) => `<section aria-labelledby="${section.id}"><h2 id="${section.id}">${headed(section)}</h2>${section.content}</section>`).join('\n')}
</main>
</body>
</html>
`
}
