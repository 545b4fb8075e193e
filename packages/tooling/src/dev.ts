import { startDev } from './devHouse.ts'
import { run } from './run.ts'
import { askForSandbox, hasSandbox, sandboxLine } from './sandbox.ts'
import { checkMachine, readSettings } from './settings.ts'
import { command, UsageError } from './workspace.ts'

/** `pnpm dev <brand>`: that brand from its sources with hot reload, beside the platform. */
async function dev(): Promise<void> {
  const [brand] = process.argv.slice(2)
  if (!brand) throw new UsageError(`Say which brand: 'pnpm dev tao'.`)
  const settings = readSettings(brand)
  askForSandbox(process.env)
  await checkMachine(settings)
  await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    '--filter=@marquee/game-catalogue',
    '--filter=@marquee/arcade',
    '--filter=@marquee/studio-games',
  ])
  const { port, brand: served } = await startDev(brand, settings)
  console.log(`\n  ${served.brand.name} with hot reload: http://${brand}.localhost:${port}/\n`)
  if (hasSandbox(process.env)) console.log(`  ${sandboxLine}\n`)
}

await command(dev)
