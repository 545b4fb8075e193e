import path from 'node:path'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { findBrowsers } from './chromium.ts'
import { runBeside } from './runBeside.ts'
import {
  type FileTime,
  playwrightFiles,
  type PlaywrightReport,
  readReport,
  type Row,
  table,
  triedAgain,
  vitestFiles,
  type VitestReport,
} from './testReports.ts'
import { command, root } from './workspace.ts'

/** One step of the test command: what it proves, and the script that runs it. */
interface Step {
  name: string
  script: string
  /** The runner whose report tells how long each file took. */
  runner?: 'vitest' | 'playwright'
}

/**
 * Cheap steps first: what is most often wrong is known in the first minute. Steps of one stage share
 * nothing and run beside each other. The proofs kill and cut by the clock: beside a build they take
 * four times as long, so they run alone.
 */
const stages: Step[][] = [
  [
    { name: 'Format and lint', script: 'lint' },
    { name: 'Import direction', script: 'boundaries' },
    { name: 'Unused code', script: 'unused' },
    { name: 'Names of features', script: 'feature-names' },
    { name: 'Query keys', script: 'query-keys' },
    { name: 'Requirements', script: 'requirements' },
    { name: 'Dependencies', script: 'audit:lock' },
    { name: 'Contract of the last release', script: 'openapi:breaking' },
  ],
  [
    { name: 'Build', script: 'build' },
    { name: 'Types', script: 'typecheck' },
  ],
  [{ name: 'Crash and property proofs', script: 'test:proof', runner: 'vitest' }],
  [
    { name: 'Unit tests', script: 'test:unit', runner: 'vitest' },
    { name: 'Change files', script: 'release:check' },
  ],
  [{ name: 'Integration tests', script: 'test:integration', runner: 'vitest' }],
  [{ name: 'Stories and axe in every theme', script: 'test:stories', runner: 'vitest' }],
  [{ name: 'Browser tests', script: 'test:e2e', runner: 'playwright' }],
]

/** Where a step writes its report. */
const reports = temporaryFolder('test')
const reportOf = ({ script }: Step) => path.join(reports, `${script.replace(':', '-')}.json`)

function filesOf(step: Step): FileTime[] {
  if (step.runner === 'vitest') {
    const report = readReport<VitestReport>(reportOf(step))
    return report ? vitestFiles(report, root) : []
  }
  const report = step.runner && readReport<PlaywrightReport>(reportOf(step))
  return report ? playwrightFiles(report) : []
}

/** What the run cost, and which browser tests needed more than one try: each of them is a bug. */
function summarize(times: Map<Step, Omit<Row, 'name'>>): void {
  const steps = [...times].map(([{ name }, took]) => ({ name, ...took }))
  if (steps.length) console.log(`\nSteps\n${table(steps)}`)
  const slowest = [...times.keys()]
    .flatMap(filesOf)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => ({ name: file, seconds }))
  if (slowest.length) console.log(`\nSlowest test files\n${table(slowest)}`)
  const again = [...times.keys()]
    .filter(({ runner }) => runner === 'playwright')
    .flatMap((step) => triedAgain(readReport<PlaywrightReport>(reportOf(step)) ?? { suites: [] }))
  if (again.length)
    console.log(`\nBrowser tests that needed more than one try\n  ${again.join('\n  ')}`)
}

async function test(): Promise<void> {
  const { chromium, shell } = findBrowsers()
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: shell,
    TURBO_TELEMETRY_DISABLED: '1',
  }
  const times = new Map<Step, Omit<Row, 'name'>>()
  try {
    for (const stage of stages) {
      const began = performance.now()
      await runBeside(
        stage.map((step) => ({
          name: step.name,
          program: 'pnpm',
          args: ['run', step.script],
          env: { ...env, TEST_REPORT: reportOf(step) },
          onEnd: (cpu) => times.set(step, { seconds: (performance.now() - began) / 1000, cpu }),
        })),
      )
    }
  } finally {
    summarize(times)
  }
  console.log(`\n${stages.flat().length} passed, 0 failed`)
}

await command(test)
