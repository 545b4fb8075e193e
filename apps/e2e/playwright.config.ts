import { defineConfig } from '@playwright/test'
import { brandAlone } from './support/brands.ts'
import './support/localhost.ts'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { isNight, nightly } from './support/nightly.ts'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

const {
  E2E_PORT: port,
  E2E_REUSE,
  TEST_REPORT,
  CHROMIUM_PATH: chromium = '/usr/bin/chromium',
  CHROMIUM_SHELL_PATH,
} = readTests()
/** The engine without a desktop around it, at two thirds of the cost; it knows no push service. */
const shell = CHROMIUM_SHELL_PATH ?? chromium

/** Background services of a desktop browser only knock at doors that tests do not have. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const args = [
  ...quiet,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Pages are painted by the processor at a third of the cost; only the games' canvas asks for more.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // Edges that are smoothed four times over cost the processor half of each frame.
  '--webgl-msaa-sample-count=0',
  // Painting and the network as threads, not as processes of their own: a visit of two pages costs a fifth less.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  // Letters stand alike in both browsers, so that pages keep one look.
  '--disable-font-subpixel-positioning',
]

/** As players' browsers name themselves: what says that it is headless counts as a crawler. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * Half the points in each direction, laid out as ever: what a page paints costs a quarter, and a game
 * even less. Pictures of pages and tests of sharpness set their own.
 */
const coarse = { deviceScaleFactor: 0.5 }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Tests of a brand say which it is in their title, by whichever of its names they know it. */
const ofBrandAlone = brandAlone && {
  grep: new RegExp(
    String.raw`(?<![\w-])(?:${[brandAlone.name, brandAlone.folder, brandAlone.key].map(escaped).join('|')})(?![\w-])`,
  ),
}

/** Everything runs against `pnpm start` itself, on a data folder of its own. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Built bundles run as they are: to transform one anew takes eight seconds.
  build: { external: ['**/dist/**'] },
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  ...ofBrandAlone,
  ...(isNight ? {} : { grepInvert: new RegExp(nightly) }),
  // A crowded machine may miss a moment; what is broken fails three times.
  retries: 2,
  // The whole test command reads the report: which files are slow, which tests needed a second try.
  reporter: TEST_REPORT ? [['line'], ['json', { outputFile: TEST_REPORT }]] : [['line']],
  use: {
    userAgent,
    launchOptions: { executablePath: shell, args },
    // Recording every test costs a third of the time; a second try tells what the first did not.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // Frames that nobody looks at cost a crowded machine most; motion is asked for where it is the subject.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      testMatch: /(?:phone|sizes)\/.*\.spec\.ts/,
      use: { ...phone, ...coarse },
    },
    {
      name: 'desktop',
      testMatch: /(?:desktop|sizes)\/.*\.spec\.ts/,
      use: { ...coarse, viewport: { width: 1440, height: 900 } },
    },
    // Sets its own sizes.
    { name: 'walk', testMatch: /walk\/.*\.spec\.ts/ },
    { name: 'http', testMatch: /http\/.*\.spec\.ts/ },
    { name: 'pwa', testMatch: /pwa\/.*\.spec\.ts/, use: { ...phone, ...coarse } },
    {
      name: 'push',
      testMatch: /push\/.*\.spec\.ts/,
      use: { ...phone, ...coarse, launchOptions: { executablePath: chromium, args } },
    },
    // Moves the platform's clock, which every brand shares: runs when the others are done, one by one.
    {
      name: 'tomorrow',
      workers: 1,
      testMatch: /tomorrow\/.*\.spec\.ts/,
      use: phone,
      dependencies: ['phone', 'desktop', 'walk', 'http', 'pwa', 'push'],
    },
  ],
  webServer: {
    // Tests ask every brand at once: none may still be on its way.
    command: `node ../../packages/tooling/src/start.ts --all${brandAlone ? ` --brand ${brandAlone.folder}` : ''}`,
    url: `http://localhost:${port}/`,
    // While tests are being written: `E2E_REUSE=1` runs against a house that is up on that port.
    reuseExistingServer: E2E_REUSE === '1',
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: temporaryFolder('e2e'),
      LOG_LEVEL: 'error',
      // Hundreds of players sign up from one address within minutes, and tests that are tried again more:
      // one that fails must not use up what others need.
      LIMIT_FACTOR: '200',
      // A prize that falls on a round would come between a test and the sum it follows.
      WINDFALLS: 'off',
      // Tests begin with the world that they make themselves.
      SANDBOX_LIVED_IN: '',
      // The tests' own end of TLS (support/tls/edge.ts).
      TRUSTED_PROXIES: '127.0.0.1',
    },
  },
})
