import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test file of one step and how long its tests took. */
export interface FileTime {
  /** Relative to the repository. */
  file: string
  seconds: number
}

/** What Vitest's JSON reporter writes, as far as it is read here. Times are epoch ms. */
export interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. Durations are ms. */
export interface PlaywrightReport {
  suites: Suite[]
}

const specsOf = (suite: Suite): Suite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Files of a run of Vitest below a folder. */
export const vitestFiles = ({ testResults }: VitestReport, root: string): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** Files of a run of Playwright: the sum of all tests and tries, whatever ran beside them. */
export const playwrightFiles = ({ suites }: PlaywrightReport): FileTime[] =>
  suites.map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results))
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    return { file: `apps/e2e/tests/${suite.file}`, seconds }
  })

/** Titles of browser tests that were tried more than once, with their file. */
export const triedAgain = ({ suites }: PlaywrightReport): string[] =>
  suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ results }) => results.length > 1))
      .map(({ title }) => `${suite.file}: ${title}`),
  )

/** What a step or a file took. */
export interface Row {
  name: string
  seconds: number
  /** Seconds of processor time, of all processors together, where that is known. */
  cpu?: number | null
}

const column = (values: string[]): string[] => {
  const width = Math.max(...values.map(({ length }) => length))
  return values.map((value) => value.padStart(width))
}

/** One line for each name, the seconds in a column, and processor time in another where any is known. */
export function table(rows: Row[]): string {
  const seconds = column(rows.map((row) => row.seconds.toFixed(0)))
  const cpu = column(rows.map((row) => row.cpu?.toFixed(0) ?? '-'))
  const isKnown = rows.some((row) => typeof row.cpu === 'number')
  return rows
    .map(({ name }, nth) => `  ${seconds[nth]} s${isKnown ? `  ${cpu[nth]} s CPU` : ''}  ${name}`)
    .join('\n')
}

/** A report that a step wrote; null where it came to none. */
export const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
