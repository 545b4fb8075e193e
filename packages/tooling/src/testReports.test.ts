import { describe, expect, it } from 'vitest'
import { playwrightFiles, table, triedAgain, vitestFiles } from './testReports.ts'

const tries = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})
const report = {
  suites: [
    {
      file: 'desktop/home.spec.ts',
      specs: [{ title: 'opens', ...tries(1500) }],
      suites: [
        { file: 'desktop/home.spec.ts', specs: [{ title: 'closes', ...tries(3000, 1000) }] },
      ],
    },
    { file: 'http/pages.spec.ts', specs: [{ title: 'answers', ...tries(200) }] },
  ],
}

describe('vitestFiles', () => {
  it('gives each file its seconds, below the repository', () => {
    const testResults = [{ name: '/repo/packages/ui/src/a.test.ts', startTime: 500, endTime: 2750 }]
    expect(vitestFiles({ testResults }, '/repo')).toEqual([
      { file: 'packages/ui/src/a.test.ts', seconds: 2.25 },
    ])
  })
})

describe('playwrightFiles', () => {
  it('adds up all tests and tries of a file, also of groups', () => {
    expect(playwrightFiles(report)).toEqual([
      { file: 'apps/e2e/tests/desktop/home.spec.ts', seconds: 5.5 },
      { file: 'apps/e2e/tests/http/pages.spec.ts', seconds: 0.2 },
    ])
  })
})

describe('triedAgain', () => {
  it('names tests that needed more than one try', () => {
    expect(triedAgain(report)).toEqual(['desktop/home.spec.ts: closes'])
  })
})

describe('table', () => {
  it('writes whole seconds in a column', () => {
    const rows = [
      { name: 'Build', seconds: 101.4 },
      { name: 'Types', seconds: 9.6 },
    ]
    expect(table(rows)).toBe('  101 s  Build\n   10 s  Types')
  })

  it('has processor time in a column of its own where any is known', () => {
    const rows = [
      { name: 'Build', seconds: 101.4, cpu: 180.2 },
      { name: 'Types', seconds: 9.6, cpu: null },
    ]
    expect(table(rows)).toBe('  101 s  180 s CPU  Build\n   10 s    - s CPU  Types')
  })
})
