import { findBrowsers } from './chromium.ts'
import { run } from './run.ts'
import { command } from './workspace.ts'

/** One step of the test command: what it proves, and how it is run. */
interface Step {
  name: string
  program: string
  args: string[]
}

const pnpm = (name: string, ...args: string[]): Step => ({ name, program: 'pnpm', args })

/** Cheap steps first: what is most often wrong is known in the first minute. */
const steps: Step[] = [
  pnpm('Format and lint', 'run', 'lint'),
  pnpm('Import direction', 'run', 'boundaries'),
  pnpm('Build', 'run', 'build'),
  pnpm('Types', 'run', 'typecheck'),
  pnpm('Unused code', 'run', 'unused'),
  pnpm('Unit tests', 'run', 'test:unit'),
  pnpm('Integration tests', 'run', 'test:integration'),
  pnpm('Crash and property proofs', 'run', 'test:proof'),
  pnpm('Stories and axe in every theme', 'run', 'test:stories'),
  pnpm('Browser tests', 'run', 'test:e2e'),
  pnpm('Requirements', 'run', 'requirements'),
]

async function test(): Promise<void> {
  const { chromium, shell } = findBrowsers()
  process.env.CHROMIUM_PATH = chromium
  process.env.CHROMIUM_SHELL_PATH = shell
  process.env.TURBO_TELEMETRY_DISABLED = '1'
  for (const { name, program, args } of steps) {
    const began = performance.now()
    console.log(`\n== ${name}`)
    await run(program, args)
    console.log(`== ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  console.log(`\n${steps.length} passed, 0 failed`)
}

await command(test)
