import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildCovers, nameCovers } from './build/covers.ts'
import { games } from './games.ts'

const folder = fileURLToPath(new URL('../dist/covers', import.meta.url))
// `--names`: only what the covers will be called, in seconds.
const { values } = parseArgs({ options: { names: { type: 'boolean', default: false } } })

if (values.names) await nameCovers(games, folder)
else {
  const { drawn, kept, average, seconds } = await buildCovers(games, folder)
  console.log(
    `${drawn} covers drawn, ${kept} kept, in ${seconds.toFixed(1)} s; ` +
      `average ${(average[1] / 1000).toFixed(1)} kB at 1x, ${(average[2] / 1000).toFixed(1)} kB at 2x.`,
  )
}
