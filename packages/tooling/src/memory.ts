import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brandFolders } from '@marquee/brand-build/front'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import { holdAll, type Row, table, verdictOf } from '@marquee/drills/promises'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { type Held, heldIn, promisedIn } from './memory/figures.ts'
import { unpack } from './rehearse/archives.ts'
import { type Exits, runArchive } from './rehearse/processes.ts'
import { buildsOf, makePack, sourceOf } from './release/make.ts'
import { run } from './run.ts'
import { appsRoot, root, UsageError } from './workspace.ts'

const usage = `pnpm drill:memory --brand <folder> [--rest 12] [--no-build] [--report file.json]

  Packs the platform and a brand, starts each role and a front from their archives with a PostgreSQL and a
  Redis of its own, and fails when one holds more at rest than docs/deploying.md says.`

const { values } = parseArgs({
  allowNegative: true,
  options: {
    brand: { type: 'string' },
    rest: { type: 'string', default: '12' },
    build: { type: 'boolean', default: true },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** `all` first: it migrates and starts with everything that it wrote in memory. */
const roles = ['all', 'api', 'sockets', 'worker'] as const

async function packed(name: string, folder: string): Promise<string> {
  const { archive } = await makePack(name, sourceOf(true))
  return unpack(archive, path.join(folder, name))
}

/** Starts each process alone, lets it rest, and reads what it holds. */
async function measure(brand: string, { folder, onEnd }: Workplace): Promise<Map<string, Held>> {
  const platform = await packed('platform', folder)
  const front = await packed(brand, folder)
  const { brand: key } = JSON.parse(readFileSync(path.join(front, 'manifest.json'), 'utf8')) as {
    brand: string
  }
  const database = await startDatabase(folder)
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  const port = String(await freePort())
  const shared = {
    NODE_ENV: 'production',
    RENDERER_KEY: randomBytes(24).toString('base64'),
    BRAND_HOSTS: `127.0.0.1=${key}`,
  }
  const env = {
    ...shared,
    PLATFORM_PORT: port,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    DATA_DIR: path.join(folder, 'data'),
    IDENTITY_KEY: randomBytes(32).toString('base64'),
    SEAL_KEY: randomBytes(32).toString('base64'),
  }
  const exits: Exits = []
  const held = new Map<string, Held>()
  const rest = async (name: string, pid: number) => {
    await sleep(Number(values.rest) * 1_000)
    held.set(name, heldIn(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')))
  }
  for (const role of roles) {
    const process = await runArchive(
      { name: role, folder: platform, env, args: ['--role', role] },
      exits,
    )
    onEnd(() => process.end())
    await rest(role, process.pid)
    await process.end()
  }
  const behind = await runArchive(
    { name: 'api', folder: platform, env, args: ['--role', 'api'] },
    exits,
  )
  onEnd(() => behind.end())
  const serving = await runArchive(
    {
      name: 'front',
      folder: front,
      env: {
        ...shared,
        PORT: String(await freePort()),
        PLATFORM_URL: behind.url,
        PUBLIC_ORIGIN: 'https://play.example',
        TRUSTED_PROXIES: '127.0.0.1',
      },
    },
    exits,
  )
  onEnd(() => serving.end())
  await rest('front', serving.pid)
  if (exits.length) throw new Error(exits.join('\n'))
  return held
}

async function memory(workplace: Workplace): Promise<number> {
  const { brand } = values
  if (!brand || !brandFolders(appsRoot).includes(brand))
    throw new UsageError(`Say of which brand a front is measured.\n\n  ${usage}`)
  if (values.build)
    await run('turbo', [
      'run',
      'build',
      '--output-logs=errors-only',
      ...[...buildsOf(brand), ...buildsOf('platform')].map((target) => `--filter=${target}`),
    ])
  const promised = promisedIn(readFileSync(path.join(root, 'docs/deploying.md'), 'utf8'))
  const held = await measure(brand, workplace)
  const rows = [...held].map(([name, { rss, pss }]): Row => {
    const most = promised.get(name) ?? 0
    return [
      `${name} (its share alone: ${pss.toFixed(0)} MB)`,
      `${most} MB`,
      `${rss.toFixed(0)} MB`,
      verdictOf(rss <= most),
    ]
  })
  console.log(`\n${values.rest} s after the start, without a visitor\n\n${table(rows)}\n`)
  if (values.report)
    writeFileSync(values.report, `${JSON.stringify(Object.fromEntries(held), null, 1)}\n`)
  return holdAll(rows) ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('memory', memory))
