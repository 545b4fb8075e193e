/** What Playwright's JSON reporter writes of a run, as far as it is read here. */
interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; ok: boolean }[]
}

export interface WalkReport {
  stats: { startTime: string }
  suites: Suite[]
}

/** What the walk over every page said of one brand. */
export interface Walked {
  /** When, ISO. */
  at: string
  passed: string[]
  failed: string[]
}

const specsOf = (suite: Suite): Suite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/**
 * What a report says of a brand's walk: it runs axe on every page and modal.
 * @param title the brand's name, with which titles of walks begin.
 * @returns null when the brand was not walked in that run.
 */
export function walkOf({ stats, suites }: WalkReport, title: string): Walked | null {
  const own = suites.flatMap(specsOf).filter((spec) => spec.title.startsWith(`${title}, `))
  if (!own.length) return null
  const titles = (isOk: boolean) => own.filter(({ ok }) => ok === isOk).map((spec) => spec.title)
  return { at: stats.startTime, passed: titles(true), failed: titles(false) }
}

/** What became of the walks since the last release, by their titles. */
export interface WalkChanges {
  /** Fail now, and did not then. */
  broken: string[]
  /** Failed then, and do not now. */
  mended: string[]
  /** Failed then too. */
  still: string[]
}

/** Compares a walk with that of the last release. */
export const walkChanges = (before: Walked, now: Walked): WalkChanges => ({
  broken: now.failed.filter((title) => !before.failed.includes(title)),
  mended: before.failed.filter((title) => now.passed.includes(title)),
  still: now.failed.filter((title) => before.failed.includes(title)),
})
