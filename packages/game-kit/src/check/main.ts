import { parseArgs } from 'node:util'
import { checkGame, type Found } from './checkGame.ts'

/** `pnpm game:check --game <folder|title> [--openings 200]`: a table of what a game has to do; exit code 1 on a failure. */
const { values } = parseArgs({
  options: { game: { type: 'string' }, openings: { type: 'string', default: '200' } },
})
try {
  const openings = Number(values.openings)
  if (!values.game)
    throw new Error('Name a game: pnpm game:check --game packages/game-kit/src/template')
  if (!Number.isInteger(openings) || openings < 0)
    throw new Error('--openings takes a whole number.')
  const onFound = ({ name, problem, seconds, measured = '' }: Found) => {
    const verdict = problem === null ? 'ok  ' : 'FAIL'
    console.log(
      `${verdict} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${problem ?? measured}`,
    )
  }
  const found = await checkGame(values.game, { openings, onFound })
  if (found.some(({ problem }) => problem !== null)) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
