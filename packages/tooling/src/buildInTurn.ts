import { spawn } from 'node:child_process'
import { root, UsageError } from './workspace.ts'

/** A package that is built by itself, by its name in the workspace. */
export type Target = string

const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
const filters = (targets: readonly Target[]) => targets.map((target) => `--filter=${target}`)

/** The part of turbo's dry run that counts. */
interface DryRun {
  tasks: { package: string; task: string; command: string; cache: { status: 'HIT' | 'MISS' } }[]
}

/** Of a dry run's targets, those whose outputs are known already: they are there at once. */
export const knownIn = ({ tasks }: DryRun): Target[] =>
  tasks
    .filter(({ task, cache }) => task === 'build' && cache.status === 'HIT')
    .map((one) => one.package)

/**
 * Which targets need no work: nothing that goes into them has changed since they were built.
 * @throws UsageError when turbo fails.
 */
export async function knownTargets(targets: readonly Target[]): Promise<Target[]> {
  const child = spawn('turbo', ['run', 'build', '--dry=json', ...filters(targets)], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new UsageError('turbo could not say what has to be built; see above.')
  const known = new Set(knownIn(JSON.parse(Buffer.concat(parts).toString()) as DryRun))
  return targets.filter((target) => known.has(target))
}

export interface Turns {
  stateOf: (target: Target) => 'waiting' | 'building' | 'failed' | 'built'
  /** Builds this one as soon as the present one is done. */
  ask: (target: Target) => void
  /** Begins; ends when every target was built or has failed. */
  run: () => Promise<void>
}

export interface TurnOptions {
  /** Builds one target to its end. */
  build: (target: Target) => Promise<void>
  /** One is built. */
  onBuilt: (target: Target) => Promise<void>
  /** One could not be built; the others go on. */
  onFailed: (target: Target, error: unknown) => void
}

/** Builds targets one after the other, in their order unless one is asked for: that one is next. */
export function buildInTurn(
  targets: readonly Target[],
  { build, onBuilt, onFailed }: TurnOptions,
): Turns {
  const left = [...targets]
  const states = new Map<Target, 'building' | 'failed' | 'built'>()
  const buildOne = async (target: Target) => {
    states.set(target, 'building')
    try {
      await build(target)
      await onBuilt(target)
      states.set(target, 'built')
    } catch (error) {
      states.set(target, 'failed')
      onFailed(target, error)
    }
  }
  const run = async () => {
    for (let target = left.shift(); target; target = left.shift()) await buildOne(target)
  }
  return {
    stateOf: (target) => states.get(target) ?? 'waiting',
    ask(target) {
      const place = left.indexOf(target)
      if (place > 0) left.unshift(...left.splice(place, 1))
    },
    run,
  }
}
