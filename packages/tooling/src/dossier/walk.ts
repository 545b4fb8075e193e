import { stripVTControlCharacters } from 'node:util'

/** What Playwright's JSON reporter writes of a run, as far as it is read here. */
interface Spec {
  title: string
  ok: boolean
  tests: { results: { errors: { message?: string }[] }[] }[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs: Spec[]
}

export interface WalkReport {
  stats: { startTime: string }
  suites: Suite[]
}

/** What the walk over every page and modal said of one brand. */
export interface Walked {
  /** When, ISO. */
  at: string
  /** How many walks there were: a guest's and a player's, and what a release divided them into. */
  walks: number
  /** What axe found: a page or modal, and the rule that it breaks. */
  findings: string[]
  /** What failed for another reason than accessibility: another look, a page that is too wide. */
  others: string[]
}

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** Rules that a failed comparison with 'nothing found' names (`expectAccessible` of the browser tests). */
const brokenRules = (message: string): string[] =>
  [...message.matchAll(/^\s*\+\s+"id": "([\w-]+)"/gm)].flatMap(([, rule]) => rule ?? [])

function findingsOf(messages: readonly string[]): Pick<Walked, 'findings' | 'others'> {
  const findings = new Set<string>()
  const others: string[] = []
  for (const message of messages) {
    const [what = ''] = message.replace(/^Error: /, '').split('\n')
    const rules = brokenRules(message)
    for (const rule of rules) findings.add(`${what}: ${rule}`)
    if (!rules.length) others.push(what)
  }
  return { findings: [...findings].sort(), others }
}

/**
 * What a report says of a brand's walk, which runs axe on pages and modals.
 * @param title the brand's name, with which titles of walks begin.
 * @returns null when the brand was not walked in that run.
 */
export function walkOf({ stats, suites }: WalkReport, title: string): Walked | null {
  const own = suites.flatMap(specsOf).filter((spec) => spec.title.startsWith(`${title}, `))
  if (!own.length) return null
  const failed = own.filter(({ ok }) => !ok)
  const messages = failed.flatMap(({ tests, title: walk }) => {
    // What the last try said; one that was ended from outside says nothing.
    const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? [])
    return errors.length
      ? errors.map(({ message = walk }) => stripVTControlCharacters(message))
      : walk
  })
  return { at: stats.startTime, walks: own.length, ...findingsOf(messages) }
}

/** What became of axe's findings since the last release. */
export interface WalkChanges {
  /** Found now, and not then. */
  broken: string[]
  /** Found then, and not now. */
  mended: string[]
  /** Found both times. */
  still: string[]
}

/** Compares a walk with that of the last release. */
export const walkChanges = (before: Walked, now: Walked): WalkChanges => ({
  broken: now.findings.filter((one) => !before.findings.includes(one)),
  mended: before.findings.filter((one) => !now.findings.includes(one)),
  still: now.findings.filter((one) => before.findings.includes(one)),
})
