import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { providers } from '@marquee/game-catalogue'
import { makeEncoder } from './encode.ts'
import { everySound, type Rendered } from './list.ts'

const here = import.meta.dirname
const repository = path.resolve(here, '../../../../..')
const folder = path.join(repository, 'node_modules/.cache/sounds')
const catalogue = path.join(repository, 'packages/game-catalogue/src')
const scripts = (of: string) =>
  readdirSync(of, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(of, name))
    .sort()

/** Every file that a sound may be different for. */
export const soundSources = (): string[] => [
  ...scripts(here),
  path.join(here, '../loop.ts'),
  path.join(catalogue, 'random.ts'),
  ...providers.map(({ slug }) => path.join(catalogue, `studios/${slug}.ts`)),
]

/** Recipes stand in these, and each sound's own is part of its key: they are no code of all. */
const isRecipe = (file: string) => /[\\/](scenes|studios)[\\/]/.test(file)

const encoderVersion = (): string => {
  const versions = readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8')
  return /wasm-media-encoders: .*/.exec(versions)?.[0] ?? ''
}

/** Names each sound's file in the cache by all that it is made of. */
function nameFiles(): (sound: Rendered) => string {
  const code = createHash('sha256').update(encoderVersion())
  for (const file of soundSources()) if (!isRecipe(file)) code.update(readFileSync(file))
  const common = code.digest('hex')
  return ({ name, recipe, kilobits }) => {
    const hash = createHash('sha256').update(JSON.stringify([common, name, recipe, kilobits]))
    return path.join(folder, `${name}.${hash.digest('hex').slice(0, 24)}.mp3`)
  }
}

const isThere = (file: string, present: ReadonlySet<string>) => present.has(path.basename(file))

/** Renders sounds into the cache. */
export async function keepSounds(names: readonly string[]): Promise<void> {
  const encode = await makeEncoder()
  const fileOf = nameFiles()
  for (const sound of everySound) {
    if (!names.includes(sound.name)) continue
    const file = fileOf(sound)
    // Another build may read it: it is whole once it has its name.
    writeFileSync(`${file}.${process.pid}`, encode(sound.render(), sound.kilobits))
    renameSync(`${file}.${process.pid}`, file)
  }
}

const renderBeside = (names: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    const end = (settle: () => void) => void worker.terminate().then(settle)
    worker.once('message', () => end(resolve))
    worker.once('error', (error) => end(() => reject(error)))
    worker.postMessage(names)
  })

/**
 * Sounds as files, from the cache where they are; the others are rendered, on all processors.
 * @param sounds all of them unless given; what the cache has beside all of them is removed.
 */
export async function readSounds(
  sounds: readonly Rendered[] = everySound,
): Promise<{ sound: Rendered; content: Buffer }[]> {
  mkdirSync(folder, { recursive: true })
  const fileOf = nameFiles()
  const present = new Set(readdirSync(folder))
  const missing = sounds.filter((sound) => !isThere(fileOf(sound), present))
  const workers = Math.min(availableParallelism(), missing.length)
  const shares = Array.from({ length: workers }, (_, worker) =>
    missing.filter((_sound, index) => index % workers === worker).map(({ name }) => name),
  )
  await Promise.all(shares.map(renderBeside))
  if (sounds === everySound) {
    const kept = new Set(everySound.map((sound) => path.basename(fileOf(sound))))
    for (const name of present)
      if (name.endsWith('.mp3') && !kept.has(name)) rmSync(path.join(folder, name), { force: true })
  }
  return sounds.map((sound) => ({ sound, content: readFileSync(fileOf(sound)) }))
}
