/** What Playwright's JSON reporter writes of a run, as far as it is read here. */
interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    tests: { results: { status: string; errors?: { message?: string }[] }[] }[]
  }[]
}

export interface LooksReport {
  /** What kept it from running, such as a server that did not start. */
  errors: { message?: string }[]
  suites: Suite[]
}

export interface LooksVerdict {
  /** Whether a picture is another, or of something that was not there. */
  differs: boolean
  /** What could not be looked at, and why, in words. */
  crashed: string[]
}

/** What `holdAgainstKept` says of a picture; everything else is no difference but a fault. */
const ofPicture = /points of \S+ that are others|\S+ was there before/
const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Tells a run in which something looks another from one that did not look. */
export function verdictOfLooks({ errors, suites }: LooksReport): LooksVerdict {
  const specs = suites.flatMap(specsOf)
  const last = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.slice(-1).map((result) => ({ title, ...result }))),
  )
  const faults = last.flatMap(({ title, status, errors: own = [] }) => {
    if (status === 'passed' || status === 'skipped') return []
    const other = own.find(({ message = '' }) => !ofPicture.test(message))
    if (status === 'failed' && own.length > 0 && !other) return []
    return `${title}: ${other ? firstLine(other.message) : status}`
  })
  return {
    differs: last.some(({ errors: own = [] }) =>
      own.some(({ message = '' }) => ofPicture.test(message)),
    ),
    crashed: [
      ...errors.map(({ message }) => firstLine(message)),
      ...(last.length ? [] : ['Nothing was looked at.']),
      ...faults,
    ],
  }
}
