import {
  escaped,
  flagTable,
  list,
  packageCell,
  paragraph,
  picture,
  sizeTable,
  tableOf,
  textTable,
} from './html.ts'
import type { Dossier } from './dossierData.ts'
import { type Walked, walkChanges } from './walk.ts'

/** A part of the page: what its heading says, how many are in it, and its content. */
export interface Section {
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

const flagTitles: Readonly<Record<string, string>> = {
  composition: 'Composition',
  features: 'Features and their extras',
  shell: 'Shell',
}

function flagsSection({ flags, last }: Dossier): Section {
  const groups = [...Map.groupBy(flags, ({ group }) => group)]
  const content = groups
    .map(([group, some]) => flagTable(flagTitles[group] ?? `Settings, ${group}`, some))
    .join('')
  return {
    id: 'flags',
    title: 'Flags and settings',
    count: last && flags.length,
    content:
      content ||
      nothing(
        last ? 'The brand is put together and set as before.' : 'There is nothing to compare with.',
      ),
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

const breaches = (count: number): string =>
  count === 0 ? 'nothing' : `${count} ${count === 1 ? 'breach' : 'breaches'} of WCAG 2.2 AA`

const walksOf = ({ at, walks, findings }: Walked): string =>
  `${at}, in ${walks} walks: axe found ${breaches(findings.length)}.`

/** What changed against the last release, worst first. */
function walkDifferences(before: Walked, now: Walked): string {
  const { broken, mended, still } = walkChanges(before, now)
  const parts: [string, string[]][] = [
    ['Found now, and not in the walk of the last release:', broken],
    ['Found in both:', still],
    ['Found in the walk of the last release, and no longer:', mended],
  ]
  const told = parts.filter(([, findings]) => findings.length)
  return told.length
    ? told.map(([words, findings]) => paragraph(words) + list(findings)).join('')
    : nothing('As accessible as the last release: nothing was found then, and nothing is now.')
}

function walkSection({ walk, walkBefore }: Dossier): Section {
  const section = { id: 'accessibility', title: 'Accessibility' }
  if (!walk)
    return {
      ...section,
      count: null,
      content: nothing('Not walked (--no-walks), so nothing can be said.'),
    }
  const failing = walk.findings.length || walk.others.length ? ' class="mind"' : ''
  const others = walk.others.length
    ? paragraph('The walks failed for other reasons too, and may not have come to their end:') +
      list(walk.others)
    : ''
  const now = `<p${failing}>${escaped(`Walked ${walksOf(walk)}`)}</p>${others}`
  if (!walkBefore)
    return {
      ...section,
      count: null,
      content: now + (walk.findings.length ? list(walk.findings) : ''),
    }
  const { broken, mended } = walkChanges(walkBefore, walk)
  return {
    ...section,
    count: broken.length + mended.length,
    content:
      now +
      paragraph(`The last release, ${walksOf(walkBefore)}`) +
      walkDifferences(walkBefore, walk),
  }
}

/** The parts in the order of what one asks first. */
export const sectionsOf = (dossier: Dossier): Section[] => [
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
  flagsSection(dossier),
  callsSection(dossier),
  stepsSection(dossier),
  walkSection(dossier),
  licencesSection(dossier),
]

/** A heading with how many are below it. */
export const headed = ({ title, count }: Section): string =>
  `${escaped(title)}${count === null ? '' : ` <span class="count">${count}</span>`}`
