import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importMaths, readGame } from '@marquee/studio-games'

/** `pnpm game:import <folder>`: reads a studio's maths, checks it, and prints the exact figures of each mode. */
const { positionals } = parseArgs({ allowPositionals: true })
const percent = (share: number) => `${(share * 100).toFixed(3)} %`
try {
  const [folder] = positionals
  if (!folder) throw new Error('Name a folder: pnpm game:import packages/game-kit/src/template')
  const isGame = existsSync(path.join(folder, 'game.json'))
  const { maths, slug } = isGame ? readGame(folder) : { maths: folder, slug: path.basename(folder) }
  const { model, analysis, neverDrawn } = importMaths(maths, slug)
  for (const {
    target = '',
    price,
    rtp,
    hitRate,
    volatility,
    maxWinMultiple,
  } of analysis.byAction) {
    const books = model.modes[target]!.books.length
    console.log(
      `${target}: ${books} books, price ${price}, RTP ${percent(rtp)}, hit rate ${percent(hitRate)}, ` +
        `volatility ${volatility.toFixed(2)}, top win ${maxWinMultiple} stakes` +
        (neverDrawn[target] ? `; ${neverDrawn[target]} more of weight 0, never drawn` : ''),
    )
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
