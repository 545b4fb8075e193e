import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bumps, changeId, changesFolder, changeText, pendingChanges } from './release/changes.ts'
import {
  bundlePrograms,
  deliverables,
  filesOfDeliverable,
  partsOfDeliverable,
  programOf,
  type Programs,
  recordOf,
  recordPath,
} from './release/deliverables.ts'
import { changeIdsIn, landedSince, unsaidFiles } from './release/landed.ts'
import { type Planned, planOf, planText, unsaid } from './release/plan.ts'
import { tagReleases } from './release/tags.ts'
import { run } from './run.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

const usage = `Say what to do: 'pnpm release:plan' shows what has to go out and why, '--check' fails where a change has no change file, in all since the last release or in this branch; 'release:note "What players notice."' writes one for all that changed, or for those named after it (--kind patch, minor or major); 'release:version' gives what the change files name its version, changelog and record, 'release:tag' tags the commit that has them.`

async function plan(programs?: Programs): Promise<Planned[]> {
  const bundled = programs ?? (await bundlePrograms())
  const changes = pendingChanges()
  return deliverables().map((one) =>
    planOf(one, {
      now: partsOfDeliverable(one.name, programOf(one.name, bundled)),
      released: recordOf(one.name),
      changes,
    }),
  )
}

/** How many files a message names. */
const shown = 8

/** @throws UsageError where the change that is looked at brings no word of what it changes. */
function checkLanded(programs: Programs): string {
  const landed = landedSince(root)
  if ('why' in landed) return landed.why
  const { base, files } = landed
  const ids = changeIdsIn(files)
  const made = new Map(
    deliverables().map((one) => [
      one.package,
      new Set(filesOfDeliverable(one.name, programOf(one.name, programs))),
    ]),
  )
  const silent = unsaidFiles(
    files,
    made,
    pendingChanges().filter(({ id }) => ids.includes(id)),
    (file) => existsSync(path.join(root, file)),
  )
  const since = `since ${base.slice(0, 8)}`
  if (!silent.length) return `What changed ${since} is said in a change file.`
  const more = silent.length > shown ? `\n    and ${silent.length - shown} more` : ''
  throw new UsageError(
    `Files of what is released changed ${since}, and no change file that came with them names a brand, the platform or the back office that has them:\n    ${silent.slice(0, shown).join('\n    ')}${more}\n  Say what players or teams notice: pnpm release:note "What they notice." <${deliverables()
      .map(({ name }) => name)
      .join('|')}>... --kind patch. Where nobody notices anything, say so in it.`,
  )
}

/** Shows the plan or, as a check, says whether it is whole. @throws UsageError for what changed without a word about it. */
async function show(isCheck: boolean): Promise<void> {
  const programs = await bundlePrograms()
  const planned = await plan(programs)
  if (!isCheck) return console.log(planText(planned))
  const silent = unsaid(planned)
  if (silent.length)
    throw new UsageError(
      `${silent.map(({ title }) => title).join(', ')} changed since the last release, and no change file says how. Say it: pnpm release:note "What players or teams notice."`,
    )
  console.log(`  ${checkLanded(programs)}`)
  const due = planned.filter(({ changed }) => changed.length).length
  console.log(
    `  ${due} of ${planned.length} have changed since their last release; each has a change file.`,
  )
}

async function note(sentence: string, names: string[], kind: string): Promise<void> {
  const bump = bumps.find((one) => one === kind)
  if (!bump) throw new UsageError(`'${kind}' is no kind of change. Choose ${bumps.join(', ')}.`)
  const all = deliverables()
  const unknown = names.filter((name) => !all.some((one) => one.name === name))
  if (unknown.length)
    throw new UsageError(
      `Nothing called ${unknown.join(', ')} is released. Choose of ${all.map(({ name }) => name).join(', ')}.`,
    )
  const concerned = names.length
    ? all.filter(({ name }) => names.includes(name))
    : (await plan()).filter(({ changed }) => changed.length)
  if (!concerned.length) throw new UsageError('Nothing has changed since the last release.')
  const file = path.join(changesFolder, `${changeId(sentence)}.md`)
  if (existsSync(file)) throw new UsageError(`${file} says that already.`)
  const packages = Object.fromEntries(concerned.map((one) => [one.package, bump]))
  writeFileSync(file, changeText(packages, sentence))
  console.log(
    `  ${path.relative(process.cwd(), file)}: ${concerned.map(({ title }) => title).join(', ')}`,
  )
}

/** Gives what the change files name its next version and changelog, and writes down what it is made of. */
async function version(): Promise<void> {
  const before = new Map(deliverables().map((one) => [one.name, one.version]))
  await run('changeset', ['version'])
  const after = deliverables().filter(({ name, version: now }) => before.get(name) !== now)
  if (!after.length) throw new UsageError('No change file waits, so there is nothing to release.')
  await run('turbo', ['run', 'build', '--output-logs=errors-only', '--filter=!@marquee/storybook'])
  const programs = await bundlePrograms()
  for (const { name, version: now } of after) {
    const record = { version: now, parts: partsOfDeliverable(name, programOf(name, programs)) }
    writeFileSync(recordPath(name), `${JSON.stringify(record, null, 2)}\n`)
  }
  const written = after.flatMap(({ name }) => [
    recordPath(name),
    path.join(appsRoot, name, 'package.json'),
  ])
  await run('oxfmt', written)
  const names = after.map(({ title, version: now }) => `${title} ${now}`)
  console.log(
    `  ${names.join(', ')}\n  Read the changelogs, commit all of it, then 'pnpm release:tag'.`,
  )
}

/** Tags the commit with the versions that no tag has yet. */
function tag(): void {
  const made = tagReleases(root, deliverables())
  console.log(made.length ? `  ${made.join('\n  ')}` : '  Every version has its tag.')
}

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      kind: { type: 'string', default: 'patch' },
    },
  })
  const [act, sentence, ...names] = positionals
  if (act === 'plan') return show(values.check)
  if (act === 'note' && sentence) return note(sentence, names, values.kind)
  if (act === 'version') return version()
  if (act === 'tag') return tag()
  throw new UsageError(usage)
}

if (import.meta.main) await command(release)
