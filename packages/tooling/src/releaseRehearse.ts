import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolders } from '@marquee/brand-build/front'
import { inWorkplace } from '@marquee/drills/drill'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import { Missing } from '@marquee/drills/servers'
import { busy } from '@marquee/drills/starvation'
import { earlierFront, earlierRelease, nextRelease } from './rehearse/archives.ts'
import { type Outcome, rehearse } from './rehearse/rehearsal.ts'
import { deliverables } from './release/deliverables.ts'
import { appsRoot, UsageError } from './workspace.ts'

const usage = `pnpm release:rehearse --brand <folder> [--beside <folder of another brand>]
  [--from <commit, tag or folder of archives>] [--players 3] [--seed 1] [--port <where players come in>]
  [--report file.json]

  Packs what is released now (N: the last tags, or the commit before this one) and the working tree (N+1),
  runs them in the layout of deploy/ on this machine: a PostgreSQL, a Redis, a process for each role of the
  platform, two brands on host names of their own, and both proxies, with TLS. Players play on both brands
  by HTTP and on the first in a browser while its N+1 is released to a tenth of visitors, to all, and taken
  back. The other brand must not notice.`

/** How soon N has to answer again, in ms. */
const promisedRollback = 10_000
/** Of 400 visitors 41 are expected; four standard deviations around. */
const tenth = { least: 16, most: 65 }

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** What was promised against what came. */
export function rowsOf(outcome: Outcome): Row[] {
  const { verdict, share, record, rollback, beside } = outcome
  const isTenth = share.next >= tenth.least && share.next <= tenth.most
  return [
    none('failed acts', outcome.failed.length),
    none('failed acts on the other brand', beside.failed.length),
    none('stages without play on the other brand', beside.acts.filter((acts) => !acts).length),
    none('stages that gave the other brand another build', beside.otherBuilds.length),
    [
      'roll-back',
      seconds(promisedRollback),
      seconds(rollback),
      rollback > promisedRollback && outcome.starvation > busy
        ? 'not measured'
        : verdictOf(rollback <= promisedRollback),
    ],
    none('processes that ended by themselves', outcome.exits.length),
    none('accounts that drift', verdict.drift),
    none('acts done twice', verdict.duplicates),
    none('acknowledgements lost', verdict.lost),
    ['sealed record verifies', 'yes', record.holds ? 'yes' : 'no', verdictOf(record.holds)],
    [
      `visitors of ${share.visitors} with N+1 at a tenth`,
      `${tenth.least}-${tenth.most}`,
      share.next,
      verdictOf(isTenth),
    ],
    none('visitors who changed sides by themselves', share.moved),
    none('visitors without N+1 when all have it', share.visitors - share.atAll),
    none('parts that open pages could not get', outcome.missing.length),
    [
      'rounds played in a browser',
      'at least 3',
      outcome.browserRounds,
      verdictOf(outcome.browserRounds >= 3),
    ],
  ]
}

function read() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      brand: text,
      beside: text,
      from: text,
      players: { ...text, default: '3' },
      seed: { ...text, default: '1' },
      port: text,
      report: text,
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

/** The brand that is released, and one that runs beside it. @throws UsageError for names of none. */
function chooseBrands(brand = '', beside?: string): [brand: string, beside: string] {
  const brands = deliverables()
    .map(({ name }) => name)
    .filter((name) => brandFolders(appsRoot).includes(name))
  const other = beside ?? brands.find((one) => one !== brand) ?? ''
  if (!brands.includes(brand) || !brands.includes(other) || brand === other)
    throw new UsageError(
      `Say which brand, and which beside it: --brand and --beside with two of ${brands.join(', ')}.\n\n${usage}`,
    )
  return [brand, other]
}

const keyOf = (front: string): string =>
  (JSON.parse(readFileSync(path.join(front, 'manifest.json'), 'utf8')) as { brand: string }).brand

async function drill(values: ReturnType<typeof read>): Promise<number> {
  const [brand, other] = chooseBrands(values.brand, values.beside)
  return inWorkplace('rehearsal', async ({ folder, onEnd }) => {
    const earlier = await earlierRelease(values.from, brand, folder)
    const front = await earlierFront(values.from, other, folder)
    const next = await nextRelease(brand, folder, earlier)
    const inBetween = next.migrations.filter((name) => !earlier.migrations.includes(name))
    console.log(
      `\nN is ${earlier.commit.slice(0, 8)}, N+1 ${next.commit.slice(0, 8)}${next.commit.endsWith('-dirty') ? ' with what no commit has' : ''}; in between ${inBetween.length === 1 ? 'is' : 'are'} ${inBetween.join(', ')}${next.isPlanted ? ', planted' : ''}.\n`,
    )
    const outcome = await rehearse(
      {
        brand,
        key: keyOf(next.front),
        beside: { brand: other, key: keyOf(front), front },
        earlier,
        next,
        players: Number(values.players),
        seed: Number(values.seed),
        folder,
        ...(values.port !== undefined && { port: Number(values.port) }),
      },
      { tell: (line) => console.log(line), later: onEnd },
    )
    const rows = rowsOf(outcome)
    console.log(
      `\nSeed ${values.seed}: ${outcome.acknowledged} acts acknowledged by ${values.players} players on each brand and those who came, ${outcome.browserRounds} rounds in a browser. ${outcome.resent.length} calls were sent again by the browser itself, on a connection that had been closed. ${outcome.record.told} Around the roll-back work took ${outcome.starvation.toFixed(1)} times its own time on a processor.\n\n${table(rows)}\n`,
    )
    for (const line of [
      ...outcome.verdict.told,
      ...outcome.exits,
      ...outcome.missing.slice(0, 5),
      ...outcome.failed.slice(0, 20),
      ...outcome.beside.failed.slice(0, 20).map((what) => `${other}: ${what}`),
      ...outcome.beside.otherBuilds,
      ...outcome.resent.map((what) => `sent again by the browser: ${what}`),
    ])
      console.log(`  ${line}`)
    if (values.report)
      writeFileSync(values.report, `${JSON.stringify({ ...outcome, rows }, null, 1)}\n`)
    return holdAll(rows) ? 0 : 1
  })
}

if (import.meta.main) {
  try {
    const values = read()
    if (values.help) console.log(usage)
    else process.exitCode = await drill(values)
  } catch (error) {
    const isPlain = error instanceof Missing || error instanceof UsageError
    console.error(`\n  ${isPlain ? error.message : String((error as Error).stack ?? error)}\n`)
    process.exitCode = 2
  }
  process.exit()
}
