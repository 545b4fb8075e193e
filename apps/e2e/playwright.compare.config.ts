import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import config from './playwright.config.ts'

const {
  LOOKS_FOLDER: folder = path.resolve('test-results/looks'),
  LOOKS_TREE: tree = path.resolve(import.meta.dirname, '../..'),
  LOOKS_BRANDS,
  E2E_PORT,
} = readTests()
const [only, ...others] = LOOKS_BRANDS?.split(',') ?? []
const which = only !== undefined && !others.length ? `--brand ${only} ` : ''

/** Pages in full size beside those of another commit: `pnpm looks`, which says of which tree and where pictures are. */
export default defineConfig({
  ...config,
  testDir: 'tests/compare',
  outputDir: path.join(folder, 'results'),
  // What a crowded machine brings late is looked at again at once; the same person signs up but once.
  retries: 0,
  // The processor paints pictures: more at once wait for one another, and miss more moments.
  workers: 2,
  timeout: 1_200_000,
  reporter: [
    ['line'],
    ['html', { outputFolder: path.join(folder, 'report'), open: 'never' }],
    // `pnpm looks` reads it: what looks another is told from what could not be looked at.
    ['json', { outputFile: path.join(folder, 'report.json') }],
  ],
  projects: [
    { name: 'moment', testMatch: 'sameMoment.setup.ts' },
    { name: 'compare', dependencies: ['moment'] },
  ],
  webServer: [config.webServer ?? []].flat().map((server) => ({
    ...server,
    cwd: tree,
    ...(only !== undefined && { url: `http://${only}.localhost:${E2E_PORT}/` }),
    command: `node packages/tooling/src/start.ts ${which}--all`,
  })),
})
