import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isDirty } from '@marquee/brand-build/stamp'
import { type Archived, readArchive } from './dossier/archive.ts'
import { sinceCommit } from './dossier/between.ts'
import { dossierOf, type Last, toldOf } from './dossier/gather.ts'
import { pageOf } from './dossier/page.ts'
import { type WalkReport, walkOf } from './dossier/walk.ts'
import { reportIn, walksBefore, walksNow } from './dossier/walks.ts'
import { bundlePrograms, type Deliverable, deliverables } from './release/deliverables.ts'
import { archiveIn, archiveOfCommit, commitNamed, lastRelease } from './release/earlier.ts'
import { buildsOf, makePack, releasesFolder, sourceOf } from './release/make.ts'
import { run } from './run.ts'
import { command, root, UsageError } from './workspace.ts'

const usage =
  "'pnpm release:dossier [--brand <folder>] [--against <commit, tag, archive or folder of archives>] [--walk <report of Playwright>] [--no-walks] [--out <folder>] [--no-build]' writes a page for each brand: what this release changes against the last one. For accessibility both are walked, each commit once; --walk takes a report of the walk now, --no-walks leaves it out. Without --brand for every released brand."

function read() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      brand: text,
      against: text,
      walk: text,
      walks: { type: 'boolean', default: true },
      out: { ...text, default: path.join(releasesFolder, 'dossiers') },
      build: { type: 'boolean', default: true },
    },
  })
  return values
}

/** The archive that something is compared with; null before the first release. */
async function archiveAgainst(name: string, against: string | undefined): Promise<string | null> {
  const wanted = against ?? lastRelease(name)
  if (wanted === null) return null
  if (!existsSync(wanted)) return archiveOfCommit(name, commitNamed(wanted))
  if (!statSync(wanted).isDirectory()) return wanted
  const found = archiveIn(wanted, name)
  if (found) return found
  throw new UsageError(
    `There is no archive of ${name} in ${wanted}. Name another folder, an archive, or a commit.`,
  )
}

/** @throws UsageError for an archive of a commit that this repository has not. */
async function lastOf(name: string, against: string | undefined): Promise<Last | null> {
  const file = await archiveAgainst(name, against)
  if (file === null) return null
  const archive = readArchive(readFileSync(file))
  return { archive, between: sinceCommit(root, commitNamed(archive.commit.replace(/-dirty$/, ''))) }
}

function reportAt(file: string | undefined): WalkReport | null {
  if (file === undefined) return null
  if (!existsSync(file))
    throw new UsageError(
      `There is no ${file}. TEST_REPORT=<file> names where 'playwright test --project=walk' writes it.`,
    )
  return reportIn(file)
}

function chosen(brand: string | undefined): Deliverable[] {
  const brands = deliverables().filter(({ name }) => !['platform', 'back-office'].includes(name))
  const wanted = brand === undefined ? brands : brands.filter(({ name }) => name === brand)
  if (wanted.length) return wanted
  throw new UsageError(
    `Nothing called ${brand} is released. Choose of ${brands.map(({ name }) => name).join(', ')}.\n  ${usage}`,
  )
}

async function packedNow(name: string): Promise<Archived> {
  return readArchive((await makePack(name, sourceOf(true))).archive)
}

/** The commits that archives are of, by folder of the brand. */
const commitsOf = (lasts: ReadonlyMap<string, Last | null>): Map<string, string> =>
  new Map(
    [...lasts].flatMap(([name, last]) =>
      last ? [[name, last.archive.commit.replace(/-dirty$/, '')] as const] : [],
    ),
  )

/** `pnpm release:dossier`: one page for each brand, with all that its release changes. */
async function writeDossiers(): Promise<void> {
  const { brand, against, walk, walks, out, build } = read()
  const brands = chosen(brand)
  const report = reportAt(walk)
  if (build)
    await run('turbo', [
      'run',
      'build',
      '--output-logs=errors-only',
      ...new Set(
        brands.flatMap(({ name }) => buildsOf(name).map((target) => `--filter=${target}`)),
      ),
    ])
  const lasts = new Map<string, Last | null>()
  for (const { name } of brands) lasts.set(name, await lastOf(name, against))
  const walked =
    report || !walks
      ? new Map(brands.map(({ name, title }) => [name, report && walkOf(report, title)]))
      : await walksNow(brands, isDirty(root))
  const walkedBefore = walks ? await walksBefore(brands, commitsOf(lasts)) : null
  const programs = await bundlePrograms()
  mkdirSync(out, { recursive: true })
  for (const one of brands) {
    const dossier = dossierOf({
      brand: one.name,
      now: await packedNow(one.name),
      last: lasts.get(one.name) ?? null,
      walk: walked.get(one.name) ?? null,
      walkBefore: walkedBefore?.get(one.name) ?? null,
      ...toldOf(one, programs),
    })
    const file = path.join(out, `${one.name}-${dossier.version}.html`)
    writeFileSync(file, pageOf(dossier))
    const compared = dossier.last
      ? `against ${dossier.last.version}`
      : 'there is no last release, so nothing is compared'
    console.log(
      `  ${path.relative(process.cwd(), file)}: ${one.title} ${dossier.version}, ${compared}`,
    )
  }
}

await command(writeDossiers)
