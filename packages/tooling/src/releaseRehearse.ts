import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolders } from '@marquee/brand-build/front'
import { inWorkplace } from '@marquee/drills/drill'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import { Missing } from '@marquee/drills/servers'
import { busy } from '@marquee/drills/starvation'
import { earlierRelease, nextRelease } from './rehearse/archives.ts'
import { type Outcome, rehearse } from './rehearse/rehearsal.ts'
import { appsRoot, UsageError } from './workspace.ts'

const usage = `pnpm release:rehearse --brand <folder> [--from <commit, tag or folder of archives>]
  [--players 6] [--seed 1] [--port <where players come in>] [--report file.json]

  Packs what is released now (N: the last tags, or the commit before this one) and the working tree (N+1),
  runs them with a PostgreSQL, a Redis and the proxy of deploy/ on this machine, and lets players play by
  HTTP and in a browser while N+1 is released to a tenth of visitors, to all, and taken back.`

/** How soon N has to answer again, in ms. */
const promisedRollback = 10_000
/** Of 400 visitors 41 are expected; four standard deviations around. */
const tenth = { least: 16, most: 65 }

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** What was promised against what came. */
export function rowsOf(outcome: Outcome): Row[] {
  const { verdict, share, record, rollback } = outcome
  const isTenth = share.next >= tenth.least && share.next <= tenth.most
  return [
    none('failed acts', outcome.failed.length),
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
      from: text,
      players: { ...text, default: '6' },
      seed: { ...text, default: '1' },
      port: text,
      report: text,
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

async function drill(values: ReturnType<typeof read>): Promise<number> {
  const { brand } = values
  const brands = brandFolders(appsRoot)
  if (!brand || !brands.includes(brand))
    throw new UsageError(`Say which brand: --brand with one of ${brands.join(', ')}.\n\n${usage}`)
  return inWorkplace('rehearsal', async ({ folder, onEnd }) => {
    const earlier = await earlierRelease(values.from, brand, folder)
    const next = await nextRelease(brand, folder, earlier)
    const manifest = readFileSync(path.join(next.front, 'manifest.json'), 'utf8')
    const { brand: key } = JSON.parse(manifest) as { brand: string }
    const inBetween = next.migrations.filter((name) => !earlier.migrations.includes(name))
    console.log(
      `\nN is ${earlier.commit.slice(0, 8)}, N+1 ${next.commit.slice(0, 8)}${next.commit.endsWith('-dirty') ? ' with what no commit has' : ''}; in between ${inBetween.length === 1 ? 'is' : 'are'} ${inBetween.join(', ')}${next.isPlanted ? ', planted' : ''}.\n`,
    )
    const outcome = await rehearse(
      {
        brand,
        key,
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
      `\nSeed ${values.seed}: ${outcome.acknowledged} acts acknowledged by ${values.players} players and those who came, ${outcome.browserRounds} rounds in a browser. ${outcome.record.told} Around the roll-back work took ${outcome.starvation.toFixed(1)} times its own time on a processor.\n\n${table(rows)}\n`,
    )
    for (const line of [
      ...outcome.verdict.told,
      ...outcome.exits,
      ...outcome.missing.slice(0, 5),
      ...outcome.failed.slice(0, 20),
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
