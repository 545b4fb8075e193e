import path from 'node:path'
import { parseArgs } from 'node:util'
import { gamesRoot, titleFolders } from '@marquee/studio-games'
import { checkGame, type Found } from './checkGame.ts'

/**
 * `pnpm game:check --game <folder|title> [--openings 200]`: a table of what a game has to do; exit code 1 on
 * a failure. `--released` instead of a name checks every game of a studio that brands may list, one after
 * the other, to the last.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    released: { type: 'boolean', default: false },
    openings: { type: 'string', default: '200' },
  },
})
try {
  const openings = Number(values.openings)
  if (!values.game && !values.released)
    throw new Error(
      'Name a game: pnpm game:check --game packages/game-kit/src/template. Or --released for all that brands list.',
    )
  if (!Number.isInteger(openings) || openings < 0)
    throw new Error('--openings takes a whole number.')
  const onFound = ({ name, problem, seconds, measured = '' }: Found) => {
    const verdict = problem === null ? 'ok  ' : 'FAIL'
    console.log(
      `${verdict} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${problem ?? measured}`,
    )
  }
  const games = values.released ? titleFolders(gamesRoot()) : []
  if (values.game) games.push(values.game)
  if (games.length === 0) throw new Error(`${gamesRoot()} has no game to check.`)
  for (const game of games) {
    if (games.length > 1 || values.released) console.log(`${path.basename(game)}:`)
    const found = await checkGame(game, { openings, onFound })
    if (found.some(({ problem }) => problem !== null)) process.exitCode = 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
