import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isDirty } from '@marquee/brand-build/stamp'
import { readArchive } from './dossier/archive.ts'
import { sinceCommit } from './dossier/between.ts'
import { dossierOf, type Last, toldOf } from './dossier/gather.ts'
import { pageOf } from './dossier/page.ts'
import { type Walked, type WalkReport, walkOf } from './dossier/walk.ts'
import { reportIn, walksBefore, walksNow } from './dossier/walks.ts'
import { bundleFront } from './release/brand.ts'
import type { Bundle } from './release/bundle.ts'
import { type Deliverable, deliverables } from './release/deliverables.ts'
import { archiveIn, archivesOfCommit, commitNamed, lastRelease } from './release/earlier.ts'
import { buildsOf, makePack, releasesFolder, sourceOf } from './release/make.ts'
import { run } from './run.ts'
import { makeSteps, type Step } from './steps.ts'
import { command, root, UsageError } from './workspace.ts'

const usage =
  "'pnpm release:dossier [--brand <folder>] [--against <commit, tag, archive or folder of archives>] [--walk <report of Playwright>] [--no-walks] [--out <folder>] [--no-build] [--patience <minutes>]' writes a page for each brand: what this release changes against the last one. For accessibility both are walked, each commit once; --walk takes a report of the walk now, --no-walks leaves it out. A last release whose archive is not in releases/ is packed anew in a work tree, once. A step that takes longer than --patience, 30 minutes, is ended. Without --brand for every released brand."

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
      patience: { ...text, default: '30' },
    },
  })
  const minutes = Number(values.patience)
  if (!(minutes > 0))
    throw new UsageError(`--patience is a number of minutes, such as 60, not '${values.patience}'.`)
  return { ...values, minutes }
}

/** What a brand is compared with: an archive, or a commit to pack; null before the first release. */
type Against = { file: string } | { commit: string } | null

function againstOf(name: string, against: string | undefined): Against {
  const wanted = against ?? lastRelease(name)
  if (wanted === null) return null
  if (!existsSync(wanted)) return { commit: commitNamed(wanted) }
  if (!statSync(wanted).isDirectory()) return { file: wanted }
  const file = archiveIn(wanted, name)
  if (file) return { file }
  throw new UsageError(
    `There is no archive of ${name} in ${wanted}. Name another folder, an archive, or a commit.`,
  )
}

/** The archives that brands are compared with, by their names; those of one commit are packed in one tree. */
async function archivesAgainst(
  brands: readonly Deliverable[],
  against: string | undefined,
  step: Step,
): Promise<Map<string, string>> {
  const all = brands.map(({ name }) => ({ name, against: againstOf(name, against) }))
  const files = all.flatMap(({ name, against: one }) =>
    one && 'file' in one ? [[name, one.file] as const] : [],
  )
  const packed = all.flatMap(({ name, against: one }) =>
    one && 'commit' in one ? { name, commit: one.commit } : [],
  )
  const archives = new Map(files)
  for (const [commit, those] of Map.groupBy(packed, (one) => one.commit)) {
    const names = those.map(({ name }) => name)
    for (const [name, file] of await archivesOfCommit(names, commit, step)) archives.set(name, file)
  }
  return archives
}

/** @throws UsageError for an archive of a commit that this repository has not. */
function lastIn(file: string): Last {
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

/** The commits that archives are of, by folder of the brand. */
const commitsOf = (lasts: ReadonlyMap<string, Last>): Map<string, string> =>
  new Map(
    [...lasts].map(([name, { archive }]) => [name, archive.commit.replace(/-dirty$/, '')] as const),
  )

const buildAll = (brands: readonly Deliverable[], signal: AbortSignal | undefined): Promise<void> =>
  run(
    'turbo',
    [
      'run',
      'build',
      '--output-logs=errors-only',
      ...new Set(
        brands.flatMap(({ name }) => buildsOf(name).map((target) => `--filter=${target}`)),
      ),
    ],
    { signal },
  )

interface Compared {
  last: Last | null
  walk: Walked | null
  walkBefore: Walked | null
}

/** Writes the page of a brand, as it is built now. Gives its file, and what it was compared with. */
async function writeDossier(
  one: Deliverable,
  out: string,
  front: Bundle,
  compared: Compared,
): Promise<string> {
  const { archive } = await makePack(one.name, sourceOf(true), front)
  const dossier = dossierOf({
    brand: one.name,
    now: readArchive(archive),
    ...compared,
    ...toldOf(one, front),
  })
  const file = path.join(out, `${one.name}-${dossier.version}.html`)
  writeFileSync(file, pageOf(dossier))
  const against = dossier.last
    ? `against ${dossier.last.version}`
    : 'there is no last release, so nothing is compared'
  return `${path.relative(process.cwd(), file)}: ${one.title} ${dossier.version}, ${against}`
}

/** `pnpm release:dossier`: one page for each brand, with all that its release changes. */
async function writeDossiers(): Promise<void> {
  const { brand, against, walk, walks, out, build, minutes } = read()
  const brands = chosen(brand)
  const report = reportAt(walk)
  const step = makeSteps({ minutes })
  const titles = brands.map(({ title }) => title).join(', ')
  if (build) await step(`Building ${titles}`, (signal) => buildAll(brands, signal))
  const archives = await archivesAgainst(brands, against, step)
  const lasts = new Map([...archives].map(([name, file]) => [name, lastIn(file)]))
  const walked =
    report || !walks
      ? new Map(brands.map(({ name, title }) => [name, report && walkOf(report, title)]))
      : await walksNow(brands, isDirty(root), step)
  const walkedBefore = walks ? await walksBefore(brands, commitsOf(lasts), step) : null
  const front = await step('Bundling the front', bundleFront)
  mkdirSync(out, { recursive: true })
  for (const one of brands) {
    const compared = {
      last: lasts.get(one.name) ?? null,
      walk: walked.get(one.name) ?? null,
      walkBefore: walkedBefore?.get(one.name) ?? null,
    }
    const written = await step(`Packing and comparing ${one.title}`, () =>
      writeDossier(one, out, front, compared),
    )
    console.log(`  ${written}`)
  }
}

await command(writeDossiers)
