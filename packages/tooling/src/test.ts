import { findChromium } from './chromium.ts'
import { run, runAside } from './run.ts'
import { command } from './workspace.ts'

/** One step of the test command: what it proves, and how it is run. */
interface Step {
  name: string
  program: string
  args: string[]
}

const pnpm = (name: string, ...args: string[]): Step => ({ name, program: 'pnpm', args })

/**
 * Cheap steps first: what is most often wrong is known in the first minute. A list runs side by side:
 * the proofs wait most of their time, for killed processes and cut connections.
 */
const steps: (Step | Step[])[] = [
  pnpm('Format and lint', 'run', 'lint'),
  pnpm('Import direction', 'run', 'boundaries'),
  pnpm('Build', 'run', 'build'),
  pnpm('Types', 'run', 'typecheck'),
  pnpm('Unused code', 'run', 'unused'),
  pnpm('Unit tests', 'run', 'test:unit'),
  pnpm('Integration tests', 'run', 'test:integration'),
  [
    pnpm('Crash and property proofs', 'run', 'test:proof'),
    pnpm('Stories and axe in every theme', 'run', 'test:stories'),
  ],
  pnpm('Browser tests', 'run', 'test:e2e'),
  pnpm('Requirements', 'run', 'requirements'),
]

/** Runs a step and says how long it took. @throws when it fails. */
async function take({ name, program, args }: Step, runner: typeof runAside): Promise<void> {
  const began = performance.now()
  console.log(`\n== ${name}`)
  await runner(program, args)
  console.log(`== ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** Every one of them, to its end; what failed first is what is thrown. */
async function takeTogether(together: Step[]): Promise<void> {
  const outcomes = await Promise.allSettled(together.map((step) => take(step, runAside)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

async function test(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  process.env.TURBO_TELEMETRY_DISABLED = '1'
  for (const step of steps) await (Array.isArray(step) ? takeTogether(step) : take(step, run))
  console.log(`\n${steps.flat().length} passed, 0 failed`)
}

await command(test)
