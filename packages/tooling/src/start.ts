import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  companiesOf,
  type Coming,
  earlierOf,
  loadBrand,
  readServices,
  type ServedBrand,
} from '@marquee/brand-build/front'
import { announcement } from './announcement.ts'
import { buildInTurn, knownTargets, type Target } from './buildInTurn.ts'
import { readStart } from './environment.ts'
import { startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { askForLife, askForSandbox, hasSandbox } from './sandbox.ts'
import { checkMachine, readSettings } from './settings.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Where the page of all brands reads what a brand is before it is built. */
function declared(folder: string): { key: string; name: string } {
  const file = path.join(appsRoot, folder, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { marquee: { key: string; name: string } })
    .marquee
}

const targetOf = (folder: string): Target => `@marquee/app-${folder}`

const catalogue = '@marquee/game-catalogue'
const arcade = '@marquee/arcade'
const coverNames = path.join(root, 'packages/game-catalogue/dist/covers/manifest.json')
/** How often new covers are served while they are being drawn, in ms. */
const newCoversEvery = 4_000

const build = (targets: readonly Target[]): Promise<void> =>
  run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    ...targets.map((target) => `--filter=${target}`),
  ])

/**
 * What is built before anything is shown: all that is known already, which is there at once, one brand,
 * and the page that its games open in. With `all` it is everything.
 */
async function firstTargets(targets: readonly Target[], all: boolean): Promise<Target[]> {
  if (all) return [...targets]
  const known = await knownTargets(targets)
  const [first] = targets
  const hasBrand = known.some((target) => target.startsWith('@marquee/app-'))
  const needed = first && !hasBrand ? [first, arcade] : [arcade]
  return [...new Set([...needed, ...known])]
}

/**
 * `pnpm start [--brand <folder>] [--all]`: runs platform, arcade and brands, and builds what changed. The
 * first brand is shown as soon as it is built; the others follow, the one that somebody asks for first.
 * `--all` waits for every brand, and so does a start without a sandbox.
 */
async function start(): Promise<void> {
  const began = performance.now()
  const { values } = parseArgs({
    options: { brand: { type: 'string' }, all: { type: 'boolean', default: false } },
  })
  const settings = readSettings(values.brand)
  const { folders } = settings
  askForSandbox(process.env)
  const servicesOf = readServices(process.env)
  await checkMachine(settings)
  const environment = readStart()
  const { PUBLIC_ORIGIN, EARLIER_RELEASES } = environment
  if (PUBLIC_ORIGIN && folders.length > 1)
    throw new UsageError(
      `PUBLIC_ORIGIN=${PUBLIC_ORIGIN} would be the address of ${folders.length} brands. Start one with --brand, or leave it out: BRAND_HOSTS gives each its own domain.`,
    )
  const load = (folder: string) =>
    loadBrand(appsRoot, folder, {
      services: servicesOf(folder),
      origin: PUBLIC_ORIGIN,
      companies: companiesOf(environment),
      earlier: earlierOf(EARLIER_RELEASES, 'client'),
    })
  askForLife(
    process.env,
    folders.map((folder) => declared(folder).key),
  )

  // Covers before further brands: the first brand shows them.
  const targets = [
    ...folders.slice(0, 1).map(targetOf),
    catalogue,
    arcade,
    '@marquee/studio-games',
    ...folders.slice(1).map(targetOf),
    '@marquee/back-office',
  ]
  // Players are shown no brand that is still being built.
  const first = await firstTargets(targets, values.all || !hasSandbox(process.env))
  const later = targets.filter((target) => !first.includes(target))
  console.log(
    `  Building ${later.length ? 'the first brand' : 'what changed'} and starting the platform ...`,
  )
  // The platform, which starts while they are drawn, has to know what covers are called.
  if (later.includes(catalogue) || !existsSync(coverNames))
    await run(process.execPath, [
      path.join(root, 'packages/game-catalogue/src/build.ts'),
      '--names',
    ])
  const brands: ServedBrand[] = []
  const buildFirst = async () => {
    await build(first)
    const ready = folders.filter((folder) => first.includes(targetOf(folder)))
    brands.push(...(await Promise.all(ready.map(load))))
  }

  const turns = buildInTurn(later, {
    async build(target) {
      const { refresh } = await house
      const timer = target === catalogue ? setInterval(refresh, newCoversEvery) : undefined
      await build([target]).finally(() => clearInterval(timer))
    },
    async onBuilt(target) {
      const folder = folders.find((one) => targetOf(one) === target)
      if (folder === undefined) return (await house).refresh()
      const brand = await load(folder)
      brands.push(brand)
      brands.sort((one, other) => folders.indexOf(one.folder) - folders.indexOf(other.folder))
      console.log(`  ${brand.brand.name} is there after ${seconds(began)}.`)
    },
    onFailed: (target, error) => console.error(`  ${target} could not be built.`, error),
  })
  const coming: Coming = {
    list: () =>
      folders
        .filter((folder) => !brands.some((brand) => brand.folder === folder))
        .map((folder) => {
          const state = turns.stateOf(targetOf(folder))
          return { ...declared(folder), folder, state: state === 'built' ? 'building' : state }
        }),
    ask: (folder) => turns.ask(targetOf(folder)),
  }
  const house = startHouse({ ...settings, brands, coming, built: buildFirst() })
  await house
  for (const line of announcement({ ...settings, brands, took: seconds(began) }, process.env))
    console.log(line)
  if (!later.length) return
  console.log(
    `  ${brands.length} of ${folders.length} brands are there; the others are being built. Open one, and it is next.`,
  )
  await turns.run()
  console.log(`  Everything is there after ${seconds(began)}.`)
}

await command(start)
