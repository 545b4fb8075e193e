import { devBrand } from '@marquee/brand-build/dev'
import { readServices } from '@marquee/brand-build/front'
import { startHouse } from './platformAndFront.ts'
import { run } from './run.ts'
import { askForLife, askForSandbox, hasSandbox, sandboxLine } from './sandbox.ts'
import { checkMachine, readSettings } from './settings.ts'
import { appsRoot, command, UsageError } from './workspace.ts'

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
  const served = await devBrand(appsRoot, brand, readServices(process.env)(brand))
  askForLife(process.env, [served.brand.key])
  await startHouse({ ...settings, brands: [served] }, () => served.close())
  console.log(
    `\n  ${served.brand.name} with hot reload: http://${brand}.localhost:${settings.port}/\n`,
  )
  if (hasSandbox(process.env)) console.log(`  ${sandboxLine}\n`)
}

await command(dev)
