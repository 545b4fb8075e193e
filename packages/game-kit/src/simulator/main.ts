import { parseArgs } from 'node:util'
import { startSimulator } from './server.ts'

/** `pnpm game:sim --game <folder|title> [--port 5200]`: the game in a house of its own, on this machine. */
const { values } = parseArgs({
  options: { game: { type: 'string' }, port: { type: 'string', default: '5200' } },
})
try {
  if (!values.game)
    throw new Error('Name a game: pnpm game:sim --game packages/game-kit/src/template')
  const { url } = await startSimulator(values.game, Number(values.port))
  console.log(`${url} plays ${values.game}. Ctrl-C stops it.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
