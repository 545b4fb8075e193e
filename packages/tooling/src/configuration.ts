import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { configurationPage, environmentExample } from './configuration/pages.ts'
import { command, root } from './workspace.ts'

/** `pnpm configuration`: writes the page of variables and the example of an environment. */
async function write(): Promise<void> {
  writeFileSync(path.join(root, 'docs/configuration.md'), configurationPage())
  writeFileSync(path.join(root, '.env.example'), environmentExample())
  console.log('  docs/configuration.md and .env.example are written.')
}

await command(write)
