import { parseArgs } from 'node:util'
import { earlierOf, loadBrand, readServices, type ServedBrand } from '@marquee/brand-build/front'
import { readStart } from './environment.ts'
import { startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { askForLife, askForSandbox, hasSandbox, sandboxLine } from './sandbox.ts'
import { checkMachine, readSettings, type Settings } from './settings.ts'
import { appsRoot, command, UsageError } from './workspace.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** What only a sandbox has. */
function announceSandbox(port: number, brands: ServedBrand[]): void {
  console.log(`\n  ${sandboxLine}`)
  console.log(`\n  Demo account      demo@marquee.test / demo-play-2026 (every brand)`)
  console.log(
    `  Demo partner      partner@marquee.test / demo-play-2026 (every brand, /affiliates)`,
  )
  console.log(
    `  Mails it sends    http://${brands[0]?.folder ?? ''}.localhost:${port}/sandbox/mails`,
  )
  console.log(
    `\n  Demo staff        {support,compliance,manager,administrator,administrator2}@marquee.test / demo-staff-2026`,
  )
  console.log(`  Codes of now      http://back-office.localhost:${port}/sandbox/totp`)
}

function announce({ port, dataDir }: Settings, brands: ServedBrand[], began: number): void {
  console.log(`\n  Marquee is ready after ${seconds(began)}.\n`)
  console.log(`  All brands        http://localhost:${port}/`)
  console.log(`  Back office       http://back-office.localhost:${port}/`)
  for (const { brand, folder } of brands) {
    console.log(`  ${brand.name.padEnd(17)} http://${folder}.localhost:${port}/`)
  }
  if (hasSandbox(process.env)) announceSandbox(port, brands)
  console.log(`\n  Data              ${dataDir}`)
  console.log('\n  Ctrl-C stops everything; the data stays.\n')
}

/** `pnpm start [--brand <folder>]`: builds what changed, then runs platform, arcade and brands. */
async function start(): Promise<void> {
  const began = performance.now()
  const { values } = parseArgs({ options: { brand: { type: 'string' } } })
  const settings = readSettings(values.brand)
  askForSandbox(process.env)
  const servicesOf = readServices(process.env)
  await checkMachine(settings)
  console.log(
    `  Building what changed (${settings.folders.length} brands, games, arcade, back office) ...`,
  )
  const targets = [
    ...settings.folders.map((folder) => `@marquee/app-${folder}`),
    '@marquee/game-catalogue',
    '@marquee/arcade',
    '@marquee/back-office',
  ]
  await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    ...targets.map((target) => `--filter=${target}`),
  ])
  console.log('  Starting the platform ...')
  const { PUBLIC_ORIGIN, CAPTCHA_URL, EARLIER_RELEASES } = readStart()
  if (PUBLIC_ORIGIN && settings.folders.length > 1)
    throw new UsageError(
      `PUBLIC_ORIGIN=${PUBLIC_ORIGIN} would be the address of ${settings.folders.length} brands. Start one with --brand, or leave it out: BRAND_HOSTS gives each its own domain.`,
    )
  const brands = await Promise.all(
    settings.folders.map((folder) =>
      loadBrand(appsRoot, folder, {
        services: servicesOf(folder),
        origin: PUBLIC_ORIGIN,
        captcha: CAPTCHA_URL,
        earlier: earlierOf(EARLIER_RELEASES),
      }),
    ),
  )
  askForLife(
    process.env,
    brands.map(({ brand }) => brand.key),
  )
  await startHouse({ ...settings, brands })
  announce(settings, brands, began)
}

await command(start)
