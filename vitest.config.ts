import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'
import { readTests } from './packages/platform-kernel/src/testing/testEnvironment.ts'

const { TEST_REPORT, TEST_DATABASE } = readTests()

/** Tests that wait for timers, run simulations, generate workspaces or drive the platform over HTTP. */
const slow = [
  'packages/game-math/src/{fairness/verify,instant/haul,play/play-round}.test.ts',
  'packages/realtime/src/**/*.test.ts',
  'packages/api-client/src/**/*.test.ts',
  'packages/game-math/src/simulation.test.ts',
  'apps/arcade/src/sound/build/**/*.test.ts',
  'packages/game-catalogue/src/{art/compile,build,cover,lettering}/**/*.test.ts',
  'packages/tooling/src/**/*.test.ts',
  'packages/conformance/src/**/*.test.ts',
  'packages/probe/src/**/*.test.ts',
  'packages/game-kit/src/**/*.test.ts',
  'packages/platform-*/src/**/*.test.ts',
  'apps/platform/src/**/*.test.ts',
]
/** The same, about pages and brands as a whole: these need components translated. */
const slowPages = [
  'apps/arcade/src/haul/throws.test.ts',
  'packages/brand-build/src/front/**/*.test.ts',
  'packages/core/src/{brand,modals,signs}/everyBrand.test.ts',
  'packages/core/src/routing/fuzz.test.ts',
  'packages/feature-page/src/bundles.test.ts',
]
/**
 * What the embedded database does in its own way: one connection in turns, its dialect, a start from a
 * copy; and a slice of what players and staff do. The nightly run has everything on it.
 */
const embedded = [
  'packages/platform-kernel/src/{balancesAt,byMonth,command,events,jobs,ledger,ledgerWatch,migrate,months,reading}.test.ts',
  'apps/platform/src/tests/rounds/rounds.test.ts',
  'apps/platform/src/tests/cash/cash.test.ts',
  'apps/platform/src/tests/draws/migration.test.ts',
  'apps/platform/src/tests/record/sealing.test.ts',
]
/** A copy of the repository with a new brand, feature or locale, or a feature less, and a new game beside it, through every gate; a stranger's game that is played there; edits of a brand that runs from its sources; a theme that is made in the studio; and packs from two clones: once a night. */
const generators = [
  'packages/tooling/src/{designer,dev,new,newGame,strangersGame,locale}.test.ts',
  'packages/tooling/src/release/clones.test.ts',
]
/** Crash and property runs of minutes. */
const proof = ['apps/*/src/**/*.proof.test.ts']
/** What is about toasts, or starts what lives as long as the page; everywhere else there is neither. */
const alone = [
  'packages/core/src/inbox/inbox.test.tsx',
  'packages/core/src/{toasts,versions}/**/*.test.tsx',
  'packages/features-observing/src/{Observing,monitor/*}.test.tsx',
]
const node = [
  '{packages,themes}/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'apps/e2e/support/*.test.ts',
]
/** Tests that need a real browser run with the stories, in `apps/storybook`. */
const elsewhere = [...configDefaults.exclude, '**/dist/**', '**/*.browser.test.{ts,tsx}']

/** A link that a test presses must not take the window away from the files that share it. */
const environmentOptions = {
  happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
}

const native = {
  // As Node itself runs them: nothing is translated, nothing comes from another resolver.
  experimental: { viteModuleRunner: false },
  // What Node has made of a source once is there for every worker and every process that tests start:
  // reading its sources is half of what a start of the platform costs.
  env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node` },
}

/** A crowded machine stands still for seconds; what hangs is found all the same, a minute later. */
const patience = 60_000

/** Class names as in a build; the rules themselves are not compiled: there is nothing to see here. */
const styles = () => vanillaExtractPlugin({ unstable_mode: 'transform' })

export default defineConfig({
  test: {
    globalSetup: 'packages/platform-kernel/src/testing/inOwnTemporaryFolder.ts',
    // Left to itself the runner keeps one of two processors free.
    maxWorkers: 2,
    // What a test has written matters where it fails.
    silent: 'passed-only',
    // The whole test command reads the report: which files are slow.
    reporters: TEST_REPORT ? ['default', ['json', { outputFile: TEST_REPORT }]] : ['default'],
    projects: [
      {
        plugins: [styles()],
        test: {
          name: 'unit',
          testTimeout: patience,
          hookTimeout: patience,
          isolate: false,
          include: node,
          exclude: [...elsewhere, ...slow, ...slowPages, ...proof],
          environment: 'node',
        },
      },
      {
        plugins: [styles()],
        test: {
          name: 'unit-dom',
          testTimeout: patience,
          hookTimeout: patience,
          isolate: false,
          setupFiles: [
            'packages/core/src/testing/withoutStyles.ts',
            'packages/core/src/testing/quietFrames.ts',
            'packages/core/src/testing/cleanUp.ts',
            'packages/core/src/testing/everyQueryKnown.ts',
            'packages/core/src/testing/patientQueries.ts',
            'packages/core/src/testing/withoutToasts.ts',
          ],
          include: ['packages/*/src/**/*.test.tsx'],
          exclude: [...elsewhere, ...alone],
          environment: 'happy-dom',
          environmentOptions,
        },
      },
      {
        plugins: [styles()],
        test: {
          name: 'unit-alone',
          testTimeout: patience,
          hookTimeout: patience,
          setupFiles: [
            'packages/core/src/testing/withoutStyles.ts',
            'packages/core/src/testing/quietFrames.ts',
            'packages/core/src/testing/cleanUp.ts',
            'packages/core/src/testing/everyQueryKnown.ts',
            'packages/core/src/testing/patientQueries.ts',
          ],
          include: alone,
          exclude: elsewhere,
          environment: 'happy-dom',
          environmentOptions,
        },
      },
      {
        test: {
          name: 'integration',
          include: slow,
          exclude: [...elsewhere, ...proof, ...generators],
          globalSetup: 'packages/platform-kernel/src/testing/withDatabaseServer.ts',
          ...native,
          // Evaluating the platform anew for each file would take longer than its tests.
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'integration-embedded',
          // Everything runs on it already where it is asked for.
          include: TEST_DATABASE === 'embedded' ? [] : embedded,
          exclude: elsewhere,
          ...native,
          env: { ...native.env, TEST_DATABASE: 'embedded' },
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'generators',
          include: generators,
          exclude: elsewhere,
          experimental: native.experimental,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        plugins: [styles()],
        test: {
          name: 'integration-pages',
          include: slowPages,
          exclude: elsewhere,
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'proof',
          include: proof,
          exclude: elsewhere,
          globalSetup: 'packages/platform-kernel/src/testing/withDatabaseServer.ts',
          ...native,
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
