import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolders } from '@marquee/brand-build/front'
import { findBrowsers } from './chromium.ts'
import { checkChosen, type Chosen, filterOf, suffixOf } from './looks/chosen.ts'
import { buildsOfTree, filesSince, touchedBrands } from './looks/touched.ts'
import { type LooksReport, verdictOfLooks } from './looks/verdict.ts'
import { commitNamed, inTreeOf, lastRelease } from './release/earlier.ts'
import { run } from './run.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

const usage = `pnpm looks [--brand <folder> …] [--against <commit or tag>] [--all] [--mode <mode> …] [--size <size> …] [--out <folder>]

  Takes pictures of every page, modal and panel of the shell, dark and light, on a phone, a tablet and a
  desktop, at full size: of the last release (or the commit that is named) and of the working tree. What
  looks another is shown in a page with what was, what is, and the difference. Without --brand it looks at
  the brands that the change touches; --all looks at every released one. --mode dark and --size phone look
  at a part alone, while something is being made. Exit code 3: something looks
  another; 1: something could not be looked at.`

/** Ends the command where something looks another; 1 is for what went wrong. */
const looksAnother = 3

function read() {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string', multiple: true },
      against: { type: 'string' },
      all: { type: 'boolean', default: false },
      mode: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      out: { type: 'string', default: path.join(root, 'releases/looks') },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

/** The brands that players can reach. */
const released = (): string[] =>
  brandFolders(appsRoot).filter((folder) => {
    const manifest = readFileSync(path.join(appsRoot, folder, 'package.json'), 'utf8')
    return !(JSON.parse(manifest) as { marquee: { internal?: boolean } }).marquee.internal
  })

/** The brands by the commit that each is compared with. @throws UsageError for a brand without a release. */
function byCommit(brands: readonly string[], against: string | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const brand of brands) {
    const earlier = against ?? lastRelease(brand)
    if (earlier === null)
      throw new UsageError(
        `${brand} was never released, so there is nothing to compare with. Name a commit: pnpm looks --brand ${brand} --against HEAD`,
      )
    const commit = commitNamed(earlier)
    found.set(commit, [...(found.get(commit) ?? []), brand])
  }
  return found
}

interface Sitting {
  folder: string
  chosen: Chosen
  brands: readonly string[]
  /** Whether pictures are kept, to be compared with later. */
  keeps: boolean
}

/** Runs the pictures' tests against a tree, which is built and started for it. */
const sit = (tree: string, { folder, chosen, brands, keeps }: Sitting): Promise<void> => {
  const { chromium, shell } = findBrowsers()
  return run(
    'pnpm',
    [
      '--filter=@marquee/e2e',
      'exec',
      'playwright',
      'test',
      '--config=playwright.compare.config.ts',
      ...filterOf(chosen),
    ],
    {
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        CHROMIUM_PATH: chromium,
        CHROMIUM_SHELL_PATH: shell,
        LOOKS_FOLDER: folder,
        LOOKS_BRANDS: brands.join(','),
        LOOKS_TREE: tree,
        UPDATE_LOOKS: keeps ? '1' : '',
      },
    },
  )
}

/** Takes the pictures to compare with: all of them, or none are kept, however it ends. */
async function keepPictures(
  tree: string,
  { folder, chosen, brands }: Omit<Sitting, 'keeps'>,
): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await sit(tree, { folder: unfinished, chosen, brands, keeps: true })
  mkdirSync(folder, { recursive: true })
  for (const brand of brands) renameSync(path.join(unfinished, brand), path.join(folder, brand))
  rmSync(unfinished, { recursive: true, force: true })
}

/**
 * Compares the working tree's brands with those of a commit. Gives the page of what looks another; undefined
 * where nothing does.
 * @throws UsageError where something could not be looked at.
 */
async function compare(
  commit: string,
  brands: readonly string[],
  { all, out, ...chosen }: Pick<ReturnType<typeof read>, 'all' | 'out' | 'mode' | 'size'>,
): Promise<string | undefined> {
  // What a page shows depends on the day.
  const day = new Date().toISOString().slice(0, 10)
  const folder = path.resolve(out, `${commit.slice(0, 8)}-${day}${suffixOf(chosen)}`)
  const touched = await inTreeOf(commit, async (tree) => {
    const looked = all
      ? [...brands]
      : touchedBrands(brands, {
          before: buildsOfTree(tree),
          now: buildsOfTree(root),
          files: filesSince(commit),
        })
    const missing = looked.filter((brand) => !existsSync(path.join(folder, brand)))
    if (missing.length) {
      console.log(`\n  ${missing.join(', ')} at ${commit.slice(0, 8)}:`)
      await keepPictures(tree, { folder, chosen, brands: missing })
    }
    return looked
  })
  if (!touched.length) {
    console.log(`  Nothing that ${brands.join(', ')} show has changed since ${commit.slice(0, 8)}.`)
    return undefined
  }
  console.log(`\n  ${touched.join(', ')} now:`)
  const told = path.join(folder, 'report.json')
  rmSync(told, { force: true })
  try {
    await sit(root, { folder, chosen, brands: touched, keeps: false })
    return undefined
  } catch (error) {
    if (!(error instanceof UsageError) || !existsSync(told)) throw error
    const { crashed } = verdictOfLooks(JSON.parse(readFileSync(told, 'utf8')) as LooksReport)
    if (crashed.length)
      throw new UsageError(`Not everything could be looked at:\n    ${crashed.join('\n    ')}`)
    return path.join(folder, 'report/index.html')
  }
}

async function looks(): Promise<void> {
  const { brand, against, all, out, mode, size, help } = read()
  if (help) return console.log(usage)
  checkChosen({ mode, size })
  const known = brandFolders(appsRoot)
  const unknown = brand?.filter((one) => !known.includes(one)) ?? []
  if (unknown.length)
    throw new UsageError(
      `There is no brand ${unknown.join(', ')}. Choose of ${known.join(', ')}.\n\n${usage}`,
    )
  const reports: string[] = []
  for (const [commit, brands] of byCommit(brand ?? released(), against)) {
    const report = await compare(commit, brands, {
      all: all || Boolean(brand),
      out,
      mode,
      size,
    })
    if (report) reports.push(report)
  }
  if (!reports.length) return console.log('\n  Everything looks as it did.')
  console.error(
    `\n  Something looks another than before. Look at it and say whether it is wanted: ${reports.join(', ')}\n`,
  )
  process.exitCode = looksAnother
}

if (import.meta.main) await command(looks)
