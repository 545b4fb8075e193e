import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { brandGames } from './src/brand/brandGames.ts'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH, TEST_REPORT } = readTests()
const chromium = CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A crowded machine stands still for seconds; what hangs is found all the same, a minute later. */
const patience = 60_000

const browser = playwright({
  launchOptions: {
    ...(existsSync(chromium) ? { executablePath: chromium } : {}),
    // Pages are painted by the processor; Chromium refuses its sandbox to root.
    args: [
      '--disable-gpu',
      // Painting and the network as threads, not as processes of their own.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  },
})

export default defineConfig({
  test: {
    globalSetup: '../../packages/platform-kernel/src/testing/inOwnTemporaryFolder.ts',
    // Left to itself the runner keeps one of two processors free.
    maxWorkers: 2,
    // What a story has written matters where it fails.
    silent: 'passed-only',
    // The whole test command reads the report: which files are slow.
    reporters: TEST_REPORT ? ['default', ['json', { outputFile: TEST_REPORT }]] : ['default'],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'themes',
          testTimeout: patience,
          hookTimeout: patience,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
        },
      },
      {
        // What only a browser computes: styles, animations. The tests sit beside their sources.
        plugins: [vanillaExtractPlugin(), brandGames()],
        // Found late otherwise, and a cold start reloads in the middle of the first test.
        optimizeDeps: {
          include: ['@marquee/ui > @vanilla-extract/dynamic', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['../../packages/*/src/**/*.browser.test.tsx', 'src/**/*.browser.test.ts'],
          testTimeout: patience,
          hookTimeout: patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          // Two fifths of the time went to loading the same modules for each file anew.
          isolate: false,
          env: { JUDGE_STORIES: 'true' },
          testTimeout: patience,
          hookTimeout: patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
})
