import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCommands } from './environment.ts'
import { filesOf, uploadMaps } from './release/uploadMaps.ts'
import { command, UsageError } from './workspace.ts'

const usage =
  "Say which archive and where players reach its scripts: 'pnpm release:maps releases/<name>-maps.tar.gz --origin https://play.example'."

/** `pnpm release:maps <archive> --origin <origin>`: gives the monitoring service a release's source maps. */
async function upload(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' } },
  })
  const [file] = positionals
  const { origin } = values
  if (!file || !origin || URL.parse(origin)?.origin !== origin) throw new UsageError(usage)
  if (!existsSync(file))
    throw new UsageError(`There is no ${file}. 'pnpm release:pack' writes it beside the archive.`)
  const { MONITORING_API, MONITORING_APPLICATION, MONITORING_TOKEN } = readCommands()
  if (!MONITORING_APPLICATION || !MONITORING_TOKEN)
    throw new UsageError(
      'Set MONITORING_APPLICATION and MONITORING_TOKEN: without them the service does not know whose maps these are.',
    )
  const count = await uploadMaps(filesOf(readFileSync(file)), origin, {
    api: MONITORING_API,
    application: MONITORING_APPLICATION,
    token: MONITORING_TOKEN,
  })
  console.log(`  ${count} source maps are with the monitoring service.`)
}

await command(upload)
