import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that wait for timers, run simulations, generate workspaces or drive the platform over HTTP. */
const slow = [
  'packages/realtime/src/**/*.test.ts',
  'packages/api-client/src/**/*.test.ts',
  'packages/game-math/src/simulation.test.ts',
  'packages/game-catalogue/src/{build,cover,lettering}/**/*.test.ts',
  'packages/tooling/src/**/*.test.ts',
  'packages/brand-build/src/front/**/*.test.ts',
  'apps/platform/src/**/*.test.ts',
]
/** Crash and property runs of minutes. */
const proof = ['apps/*/src/**/*.proof.test.ts']
/** What is about toasts; everywhere else there is no toaster. */
const alone = ['packages/core/src/{toasts,versions}/**/*.test.tsx']
const node = ['{packages,themes}/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts']
/** Tests that need a real browser run with the stories, in `apps/storybook`. */
const elsewhere = [...configDefaults.exclude, '**/dist/**', '**/*.browser.test.{ts,tsx}']

export default defineConfig({
  test: {
    // Left to itself the runner keeps one of two processors free.
    maxWorkers: 2,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          include: node,
          exclude: [...elsewhere, ...slow, ...proof],
          environment: 'node',
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit-dom',
          isolate: false,
          setupFiles: [
            'packages/core/src/testing/cleanUp.ts',
            'packages/core/src/testing/withoutToasts.ts',
          ],
          include: ['packages/*/src/**/*.test.tsx'],
          exclude: [...elsewhere, ...alone],
          environment: 'happy-dom',
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit-alone',
          setupFiles: ['packages/core/src/testing/cleanUp.ts'],
          include: alone,
          exclude: elsewhere,
          environment: 'happy-dom',
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'integration',
          include: slow,
          exclude: [...elsewhere, ...proof],
          // Evaluating the platform anew for each file would take longer than its tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'proof',
          include: proof,
          exclude: elsewhere,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
