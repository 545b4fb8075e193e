import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** What the pictures of pages find, and that they find nothing where nothing is: `pnpm looks:proof`, each night. */
export default defineConfig({
  ...config,
  testDir: 'tests/looks',
  retries: 0,
  projects: [{ name: 'looks' }],
  webServer: [config.webServer ?? []].flat().map((server) => ({
    ...server,
    command: 'node ../../packages/tooling/src/start.ts --brand funrize --all',
  })),
})
