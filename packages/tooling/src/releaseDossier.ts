import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Archived, readArchive } from './dossier/archive.ts'
import { sinceCommit } from './dossier/between.ts'
import { dossierOf, type Last, toldOf } from './dossier/gather.ts'
import { pageOf } from './dossier/page.ts'
import { type WalkReport, walkOf } from './dossier/walk.ts'
import { bundlePrograms, type Deliverable, deliverables } from './release/deliverables.ts'
import { archiveIn, archiveOfCommit, commitNamed, lastRelease } from './release/earlier.ts'
import { buildsOf, makePack, releasesFolder, sourceOf } from './release/make.ts'
import { run } from './run.ts'
import { command, root, UsageError } from './workspace.ts'

const usage =
  "'pnpm release:dossier [--brand <folder>] [--against <commit, tag, archive or folder of archives>] [--walk <report of Playwright>] [--out <folder>] [--no-build]' writes a page for each brand: what this release changes against the last one. Without --brand for every released brand."

function read() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      brand: text,
      against: text,
      walk: text,
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
  return JSON.parse(readFileSync(file, 'utf8')) as WalkReport
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

/** `pnpm release:dossier`: one page for each brand, with all that its release changes. */
async function writeDossiers(): Promise<void> {
  const { brand, against, walk, out, build } = read()
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
  const programs = await bundlePrograms()
  mkdirSync(out, { recursive: true })
  for (const one of brands) {
    const dossier = dossierOf({
      brand: one.name,
      now: await packedNow(one.name),
      last: await lastOf(one.name, against),
      walk: report && walkOf(report, one.title),
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
