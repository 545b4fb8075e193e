import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { mapsOf } from './release/brand.ts'
import { buildsOf, makePack, packable, releasesFolder, sourceOf } from './release/make.ts'
import { archiveOf } from './release/tar.ts'
import { run } from './run.ts'
import { command, UsageError } from './workspace.ts'

const usage = `Say what to pack: 'pnpm release:pack <name>' with one of: ${packable().join(', ')}. --out says where to, --dirty packs what no commit has, --verify packs twice, --no-build takes what is built.`

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** `pnpm release:pack <name>`: one archive that runs with `node server.js`, and one of its source maps. */
async function pack(): Promise<void> {
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: releasesFolder },
      dirty: flag,
      verify: flag,
      build: { type: 'boolean', default: true },
    },
  })
  const [name] = positionals
  if (name === undefined || !packable().includes(name)) throw new UsageError(usage)
  const source = sourceOf(values.dirty ?? false)
  if (values.build)
    await run('turbo', [
      'run',
      'build',
      '--output-logs=errors-only',
      ...buildsOf(name).map((target) => `--filter=${target}`),
    ])
  const began = performance.now()
  const made = await makePack(name, source)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (values.verify && (await makePack(name, source)).hash !== made.hash)
    throw new UsageError(
      `Two packs of ${name} from one commit differ, so nobody could tell what is in one. Unpack both and compare their manifest.json.`,
    )
  mkdirSync(values.out, { recursive: true })
  const write = (file: string, content: Buffer | string) =>
    writeFileSync(path.join(values.out, file), content)
  write(made.file, made.archive)
  write(`${made.file}.sha256`, `${made.hash}  ${made.file}\n`)
  const isBrand = name !== 'platform' && name !== 'back-office'
  if (isBrand)
    write(made.file.replace(/\.tar\.gz$/, '-maps.tar.gz'), archiveOf(mapsOf(name), source.time))
  console.log(
    `  ${path.join(values.out, made.file)}\n  ${megabytes(made.archive.length)}, ${made.files.size} files, packed in ${seconds} s${values.verify ? ', twice the same' : ''}\n  sha256 ${made.hash}`,
  )
}

await command(pack)
