import { spawn } from 'node:child_process'
import { childrenCpu } from './childrenCpu.ts'
import { endGroup } from './run.ts'
import { root, UsageError } from './workspace.ts'

export interface Program {
  /** What it is called in what is printed. */
  name: string
  program: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /** Called when it ends, however it does, with the processor time it took in seconds where that is known. */
  onEnd?: (cpu: number | null) => void
}

/** The processor time of what ended since this was asked the last time. */
function makeMeter(): () => number | null {
  let before = childrenCpu()
  return () => {
    const now = childrenCpu()
    const taken = now === null || before === null ? null : now - before
    before = now
    return taken
  }
}

/** Runs one to its end; its output is printed as it comes, or at once when it is over. */
function start({ program, args, env }: Program, isAlone: boolean, meter: () => number | null) {
  const child = spawn(program, args, {
    cwd: root,
    env,
    // In a group of its own, to be ended as a whole.
    detached: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => output.push(part))
  child.stderr?.on('data', (part: Buffer) => output.push(part))
  let cpu: number | null = null
  child.once('exit', () => {
    cpu = meter()
  })
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { child, code, cpu: () => cpu, written: () => Buffer.concat(output) }
}

/**
 * Runs programs beside each other; each one's output stands together. The first that fails ends the
 * others.
 * @throws UsageError with the name of the one that failed.
 */
export async function runBeside(programs: Program[]): Promise<void> {
  const areSeveral = programs.length > 1
  console.log(`\n== ${programs.map(({ name }) => name).join(', ')}${areSeveral ? ' ...' : ''}`)
  const meter = makeMeter()
  const started = programs.map((one) => start(one, !areSeveral, meter))
  const endAll = () => {
    for (const { child } of started) endGroup(child)
  }
  const onSignal = () => {
    endAll()
    process.exit(1)
  }
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  let failed: string | undefined
  await Promise.all(
    started.map(async ({ code, cpu, written }, index) => {
      const { name, onEnd } = programs[index] as Program
      const ended = await code.catch((error: unknown) => String(error))
      onEnd?.(cpu())
      // Ended because another one failed: what it has to say is of no use.
      if (failed !== undefined) return
      if (areSeveral) console.log(`\n== ${name}`)
      process.stdout.write(written())
      if (ended === 0) return
      failed = `'${name}' failed (${ended}); what it printed above says why.`
      endAll()
    }),
  )
  process.off('SIGINT', onSignal)
  process.off('SIGTERM', onSignal)
  if (failed !== undefined) throw new UsageError(failed)
}
