import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { root } from './workspace.ts'

let copy: string
let port: number

/** Runs a program in the copy; gives what it printed. @throws with all of that when it fails. */
function inCopy(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      CI: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      // Another run of browser tests may have the usual one.
      E2E_PORT: String(port),
    },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return stdout
  const said = [stdout, stderr].filter(Boolean).join('\n')
  throw new Error(`${[program, ...args].join(' ')}: ${error?.message ?? `code ${status}`}\n${said}`)
}

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases)([/\\]|$)/

/** A feature that some brands have, to be taken out. */
const removed = 'lottery'
/** A brand that had it. */
let had: string | undefined

/** Two brands that are generated one after the other. */
const generated = ['river-boat', 'night-garden']
/** What a generated brand has in a variant, and the variant that takes its place. */
const variants = { authPages: 'authModal', lobbyPage: 'homeLobby' }
/** Extras that the first of them has and the second has not: with the variants, six that are off. */
const onlyFirst = ['daily-chests', 'funmachine', 'fortune-investment', 'link-opening']
/** The three that are on in the second alone. */
const onlySecond = ['mini-slot', 'coin-drops', 'lucky-dice']

/** Changes a file of the copy. @throws where there is nothing to change. */
function edit(file: string, ...changes: [from: string | RegExp, to: string][]): void {
  const place = path.join(copy, file)
  const text = changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${from}.`)
      return after
    },
    readFileSync(place, 'utf8'),
  )
  writeFileSync(place, text)
}

/** Lists a feature in a brand as its team would: where it is needed, turned on, and given its settings. */
function turnOn(folder: string, feature: string): void {
  const name = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const lobby = '    "@marquee/features-lobby"'
  edit(`apps/${folder}/package.json`, [
    lobby,
    `    "@marquee/features-${feature}": "workspace:*",\n${lobby}`,
  ])
  edit(
    `apps/${folder}/brand.ts`,
    ['import { defineBrand', `import { ${name} } from '@marquee/features-${feature}'\n$&`],
    ['...baseFeatures()', `${name}(), $&`],
  )
  if (!existsSync(path.join(copy, `packages/features-${feature}/src/server/preset.ts`))) return
  edit(
    `apps/${folder}/campaigns.ts`,
    [
      'import studioGames',
      `import { ${name}Preset } from '@marquee/features-${feature}/server/preset'\n$&`,
    ],
    ['  registrationFunnel:', `  ${name}: ${name}Preset(figures),\n$&`],
  )
}

/** Two new brands, which differ in six features that are off in the second and three that are on. */
function makeBrands(): void {
  inCopy('pnpm', 'new', 'brand', 'river-boat', 'RiverBoat')
  inCopy('pnpm', 'new', 'brand', 'night-garden', 'Night Garden')
  for (const feature of onlyFirst) turnOn('river-boat', feature)
  for (const feature of onlySecond) turnOn('night-garden', feature)
  for (const [first, second] of Object.entries(variants))
    edit('apps/night-garden/brand.ts', [new RegExp(`\\b${first}\\b`, 'g'), second])
  inCopy('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile')
  inCopy('pnpm', 'exec', 'oxfmt', ...generated.map((folder) => `apps/${folder}`))
}

/** The first brand that lists a feature among its packages. */
const brandWith = (feature: string): string | undefined =>
  readdirSync(path.join(copy, 'apps')).find((folder) => {
    const app = path.join(copy, 'apps', folder)
    return (
      existsSync(path.join(app, 'brand.ts')) &&
      readFileSync(path.join(app, 'package.json'), 'utf8').includes(`features-${feature}"`)
    )
  })

/**
 * The workspace as it stands, in a folder of its own: with two brands that are generated, without a feature
 * that is removed, and with one that is generated. Every check below sees all of it at once, as each of
 * them takes seconds that are not about what it looks at.
 */
beforeAll(async () => {
  port = await freePort()
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-new-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  inCopy('git', 'init', '-q')
  inCopy('pnpm', 'install', '--prefer-offline', '--frozen-lockfile')
  had = brandWith(removed)
  makeBrands()
  inCopy('pnpm', 'feature:remove', removed)
  inCopy('git', 'add', '-A')
  const author = ['-c', 'user.name=Marquee', '-c', 'user.email=brands@marquee.test']
  inCopy('git', ...author, 'commit', '--quiet', '--message', 'brands: add two')
  inCopy('pnpm', 'new', 'feature', 'lucky-kite')
}, 600_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Features of a built brand: those that it lists, and those that it has files of; and what its brand.ts takes of them. */
function partsOf(folder: string): { listed: string[]; found: string[]; chosen: string[] } {
  const from = (file: string) => JSON.stringify(path.join(copy, 'apps/e2e/support', file))
  const printed = inCopy(
    'node',
    '--input-type=module',
    '--eval',
    `import { brandOf } from ${from('brands.ts')}
     import { declaredBy } from ${from('declared.ts')}
     import { chosenBy, featureFolders, filesOfFeature, sourcesOf } from ${from('sources.ts')}
     const brand = brandOf(${JSON.stringify(folder)})
     const { features } = await declaredBy(brand)
     const sources = sourcesOf(brand)
     const found = [...featureFolders.keys()].filter((id) => filesOfFeature(sources, id).length)
     const listed = features.filter((id) => featureFolders.has(id))
     console.log(JSON.stringify({ listed: listed.sort(), found: found.sort(), chosen: [...chosenBy(brand)] }))
     process.exit()`,
  )
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as ReturnType<typeof partsOf>
}

/** How much of each brand's scripts, of what both are made of, another one has as the same files. */
function sharesOf(folders: string[]): Record<string, number> {
  const from = (file: string) => JSON.stringify(path.join(copy, 'apps/e2e/support', file))
  const printed = inCopy(
    'node',
    '--input-type=module',
    '--eval',
    `import { brandOf } from ${from('brands.ts')}
     import { buildOf, shareOf } from ${from('sharing.ts')}
     const builds = ${JSON.stringify(folders)}.map((folder) => buildOf(brandOf(folder)))
     const pairs = builds.flatMap((one) => builds.flatMap((other) => one === other ? [] :
       [[one.brand.folder + ' with ' + other.brand.folder, shareOf(one, other)]]))
     console.log(JSON.stringify(Object.fromEntries(pairs)))
     process.exit()`,
  )
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Record<string, number>
}

/** Runs tests of the copy; gives what was printed. */
const test = (...args: string[]) => inCopy('pnpm', 'exec', 'vitest', 'run', ...args)

describe('brands and a feature that are generated, and a feature that is removed', () => {
  it('are formatted and without a lint error', () => {
    const packages = [
      'packages/features-lucky-kite',
      ...generated.flatMap((folder) => [`apps/${folder}`, `themes/${folder}`]),
    ]
    inCopy('pnpm', 'exec', 'oxfmt', '--check', ...packages)
    expect(inCopy('pnpm', 'exec', 'oxlint', ...packages)).toContain('0 errors')
  }, 60_000)

  it('keep to the import direction', () => {
    expect(inCopy('pnpm', 'run', 'boundaries')).toContain('no issues found')
  }, 60_000)

  it('fit the types of everything', () => {
    expect(inCopy('pnpm', 'exec', 'tsc', '-p', 'tsconfig.json')).toBe('')
  }, 900_000)

  it('leave nothing that nobody uses, and names that belong to their features', () => {
    expect(() => inCopy('pnpm', 'run', 'unused')).not.toThrow()
    expect(() => inCopy('pnpm', 'run', 'feature-names')).not.toThrow()
  }, 300_000)

  it('look like no other brand: in Storybook without being listed, readable, with drawings of their own', () => {
    const storybook = ['--filter', '@marquee/storybook', 'exec', 'vitest', 'run']
    const files = ['src/themes.test.ts', 'src/studio']
    const printed = inCopy(
      'pnpm',
      ...storybook,
      '--project',
      'themes',
      '--reporter=verbose',
      ...files,
    )
    for (const key of ['riverBoat', 'nightGarden'])
      expect(printed).toContain(`${key} > keeps its contrast in both modes`)
  }, 300_000)

  it('change neither light and dark of other brands nor what pictures are wanted', () => {
    expect(test('--project', 'unit', 'apps/e2e/support')).toMatch(/Tests +\d+ passed/)
  }, 120_000)

  it('build: the new brands, and one that had what was removed', () => {
    expect(had).toBeDefined()
    expect(existsSync(path.join(copy, 'packages', `features-${removed}`))).toBe(false)
    const built = [...generated, had ?? '']
    const brands = built.flatMap((folder) => ['--filter', `@marquee/app-${folder}`])
    inCopy('pnpm', ...brands, '--workspace-concurrency=1', 'run', 'build')
    for (const folder of built)
      expect(existsSync(path.join(copy, 'apps', folder, 'dist'))).toBe(true)
  }, 1_500_000)

  it('are built of files of the features that they list, and of no other', () => {
    for (const folder of generated) {
      const { listed, found, chosen } = partsOf(folder)
      expect(found, folder).toEqual(listed)
      const isFirst = folder === generated[0]
      for (const feature of onlyFirst) expect(found.includes(feature), feature).toBe(isFirst)
      for (const feature of onlySecond) expect(found.includes(feature), feature).toBe(!isFirst)
      expect(chosen).toEqual(
        expect.arrayContaining(isFirst ? Object.keys(variants) : Object.values(variants)),
      )
    }
  }, 60_000)

  it('share the scripts of what brands have in common with each other, and with one that is released', () => {
    const names = [...generated, had ?? '']
    for (const [pair, share] of Object.entries(sharesOf(names)))
      expect(share, pair).toBeGreaterThanOrEqual(0.9)
  }, 60_000)

  it('pass every check of a brand alone, its pages in a browser and under axe among them', () => {
    for (const folder of generated)
      expect(inCopy('pnpm', 'test:brand', folder), folder).toContain('passed 6 checks')
  }, 1_800_000)

  it('are packed into an archive that runs by itself', () => {
    const [folder = ''] = generated
    inCopy('pnpm', 'release:pack', folder, '--dirty', '--no-build', '--out', 'releases')
    const archives = readdirSync(path.join(copy, 'releases')).filter((file) =>
      file.endsWith('.tar.gz'),
    )
    expect(archives).toContainEqual(
      expect.stringMatching(/^river-boat-0\.0\.0-\w+(?:-dirty)?\.tar\.gz$/),
    )
  }, 300_000)

  it('pass the tests of the new feature, on the platform too, of the new brand, and of what had the removed one', () => {
    const onPlatform = ['apps/platform/src/tests/lucky-kite', 'apps/platform/src/brands']
    const printed = [
      test('--project=integration', ...onPlatform),
      test(
        '--project=unit*',
        'packages/features-lucky-kite',
        'packages/base-features',
        'packages/feature-page',
        'packages/core/src/inbox',
        'packages/core/src/modals/everyBrand',
        'packages/tooling/src/featureNames',
      ),
    ]
    for (const text of printed) expect(text).toMatch(/Tests +\d+ passed/)
    for (const folder of ['packages/features-lucky-kite', ...onPlatform])
      expect(printed.join('')).toContain(folder)
  }, 900_000)

  it('are known to every gate over all calls', () => {
    const gates = ['platform.breaks', 'platform.ownership', '-t', 'lucky-kite|every call']
    expect(test('--project', 'integration', ...gates)).toMatch(/Tests +\d+ passed/)
    const document = readFileSync(path.join(copy, 'docs/contracts/openapi.json'), 'utf8')
    expect(document).toContain('/rest/lucky-kite/play/')
  }, 120_000)

  it('leave nothing behind of what the generator wrote once it is removed', () => {
    inCopy('pnpm', 'feature:remove', 'lucky-kite')
    const changed = inCopy('git', 'status', '--porcelain').split('\n')
    const left = changed.filter((line) => !line.includes('pnpm-lock'))
    expect(left.filter(Boolean)).toEqual([])
  }, 120_000)
})
