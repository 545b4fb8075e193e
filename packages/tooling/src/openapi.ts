import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Comparable, breakingChanges } from '@marquee/contract/breaking'
import { migrationDigests } from './release/platform.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

const folder = path.join(root, 'docs/contracts')
const files = {
  /** The contract as it is. */
  current: path.join(folder, 'openapi.json'),
  /** As it was in the last release, in one line: nobody reads it. */
  released: path.join(folder, 'openapi.released.json'),
  /** Breaks that the next release announces. */
  announced: path.join(folder, 'breaking.md'),
  /** What databases of the last release have run. */
  migrations: path.join(folder, 'migrations.released.json'),
}

/** The contract of the platform as it is composed now. */
const openApiText = (): string =>
  execFileSync(process.execPath, [path.join(appsRoot, 'platform/src/openapi.ts')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

/** The lines of a list in Markdown, without their dashes. */
const listIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^- (.+)$/gm)].map(([, line]) => line ?? '')

/** The breaks that nobody announced, and what is announced though it breaks nothing. */
export function compareBreaks(found: string[], announcements: string) {
  const announced = listIn(announcements)
  return {
    unannounced: found.filter((line) => !announced.includes(line)),
    outdated: announced.filter((line) => !found.includes(line)),
  }
}

const listed = (lines: string[]) => lines.map((line) => `  - ${line}`).join('\n')

/** @throws UsageError with every break against the last release that is not announced. */
function compare(): void {
  const released = JSON.parse(readFileSync(files.released, 'utf8')) as Comparable
  const found = breakingChanges(released, JSON.parse(openApiText()) as Comparable)
  const { unannounced, outdated } = compareBreaks(found, readFileSync(files.announced, 'utf8'))
  const reproaches = [
    ...(unannounced.length
      ? [
          `Clients of the last release fail with this contract:\n${listed(unannounced)}\n  Keep what they use beside the new; where that cannot be, put these lines into docs/contracts/breaking.md.`,
        ]
      : []),
    ...(outdated.length
      ? [
          `These lines of docs/contracts/breaking.md are no breaks, take them out:\n${listed(outdated)}`,
        ]
      : []),
  ]
  if (reproaches.length) throw new UsageError(reproaches.join('\n\n  '))
  console.log(`Breaking changes since the last release: ${found.length}, all announced.`)
}

/** Makes the contract and the schema as they are those that later ones are compared with, and empties the announcements. */
async function release(): Promise<void> {
  writeFileSync(files.released, `${JSON.stringify(JSON.parse(openApiText()))}\n`)
  writeFileSync(files.migrations, `${JSON.stringify(await migrationDigests(), null, 2)}\n`)
  const announcements = readFileSync(files.announced, 'utf8')
  writeFileSync(files.announced, announcements.replaceAll(/^- .+\n/gm, ''))
}

async function openapi(): Promise<void> {
  const { values } = parseArgs({
    options: { breaking: { type: 'boolean' }, release: { type: 'boolean' } },
  })
  if (values.breaking) return compare()
  writeFileSync(files.current, openApiText())
  if (values.release) await release()
}

if (import.meta.main) await command(openapi)
