import { existsSync } from 'node:fs'
import path from 'node:path'
import { drawingsOf } from './newBrand/drawings.ts'
import { writeTheme } from './newBrand/writeTheme.ts'
import { writeGame } from './newGame.ts'
import { run } from './run.ts'
import { command, root, UsageError } from './workspace.ts'

const usage =
  "Say what to make: 'pnpm new brand river-boat RiverBoat', 'pnpm new feature money-box' or 'pnpm new game ../river-lamps'."

/** `pnpm new game <folder>`: a game of a studio, which needs nothing to be installed. */
function makeGame(folder: string | undefined): void {
  if (!folder) throw new UsageError(usage)
  const { title } = writeGame(path.resolve(root, folder))
  console.log(
    `\n  ${title} is there. 'pnpm game:sim --game ${folder}' plays it, and 'pnpm game:check --game ${folder}' passes. 'pnpm game:add ${folder} --brand <brand>' puts it into a lobby; docs/making-a-game.md says what to make yours before.\n`,
  )
}

/** `pnpm new brand <folder> <Name>` and `pnpm new feature <name>`: writes it and installs it. */
async function make(): Promise<void> {
  const [kind, name, display] = process.argv.slice(2)
  if (kind === 'game') return makeGame(name)
  if ((kind !== 'brand' && kind !== 'feature') || !name || (kind === 'brand' && !display))
    throw new UsageError(usage)
  const folder = kind === 'brand' ? `apps/${name}` : `packages/features-${name}`
  if (existsSync(path.join(root, folder))) {
    throw new UsageError(`${folder} is there already. Choose another name, or remove it first.`)
  }
  // A name that cannot be drawn is told before anything is written.
  if (kind === 'brand') drawingsOf(display ?? '')
  await run('gen', ['run', kind, '--args', name, ...(display ? [display] : [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (kind === 'brand') writeTheme({ folder: name, name: display ?? '' })
  // Its texts in the locales that there are besides those of the templates.
  await run('node', ['packages/tooling/src/locale.ts'])
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'])
  await run('oxfmt', [
    folder,
    ...(kind === 'brand'
      ? [`themes/${name}`, 'apps/platform/src/brands', 'apps/platform/package.json']
      : [
          'apps/platform/package.json',
          'apps/platform/src/modules.ts',
          'apps/platform/src/tests',
          'apps/wireframe',
          'apps/e2e/tests',
        ]),
  ])
  // The published contract has its calls.
  if (kind === 'feature') await run('node', ['packages/tooling/src/openapi.ts'])
  console.log(
    kind === 'brand'
      ? `\n  ${folder} and themes/${name} are there and pass every check, in colours, type and drawings by their name. 'pnpm dev ${name}' shows it. The brand is internal: it is released, and pictures of it are kept, once 'marquee.internal' is gone from its package.json. docs/adding-a-brand.md says what comes next.\n`
      : `\n  ${folder} is there and passes every check. docs/adding-a-feature.md says what comes next.\n`,
  )
}

await command(make)
