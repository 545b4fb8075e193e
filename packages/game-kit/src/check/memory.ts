import type { Browser } from '@playwright/test'
import { allowedGrowth, measured, median, warmUp, weigh } from './heap.ts'
import { isFinished, isFrom, type Place, visit } from './visit.ts'

/** One of so many openings has a round played, the first one too, and each that is measured. */
const roundEvery = 10

/** What the heap held at the first and the last openings that were measured, in bytes. */
export type Growth = { early: number; late: number }

/**
 * Opens the game again and again in one page, as a lobby does, with a round in every tenth opening, and
 * compares what the heap holds. Gives what is wrong, or null.
 */
export async function checkMemory(
  browser: Browser,
  place: Place,
  openings: number,
  onMeasured?: (growth: Growth) => void,
): Promise<string | null> {
  // Rounds that win nothing are alike, and none goes on for a minute.
  const visited = await visit(browser, place, 'pace=300&delay=20&force=none')
  const held = await weigh(await visited.page.context().newCDPSession(visited.page))
  const samples = Math.max(1, Math.min(measured, Math.floor(openings / 4)))
  const begin = Math.min(warmUp, Math.floor(openings / 4))
  const early: number[] = []
  const late: number[] = []
  try {
    for (let nth = 0; nth < openings; nth++) {
      await visited.tell((simulator) => {
        simulator.log.length = 0
        simulator.open()
      })
      if (!(await visited.until(isFrom('host', 'init')))) throw new Error('The game did not load.')
      const isEarly = nth >= begin && nth < begin + samples
      const isLate = nth >= openings - samples
      // A game that still loads holds less than one that has played.
      if (isEarly || isLate || nth % roundEvery === 0) {
        if (!(await visited.play())) return 'No round was asked for.'
        if (!(await visited.until(isFinished))) return 'The round was never finished.'
      }
      if (isEarly) early.push((await held()).heap)
      if (isLate) late.push((await held()).heap)
    }
    const growth = { early: median(early), late: median(late) }
    onMeasured?.(growth)
    const share = growth.late / growth.early - 1
    if (share <= allowedGrowth) return null
    return (
      `After ${openings} openings the heap holds ${(100 * share).toFixed(1)} % more ` +
      `(${growth.early} to ${growth.late} bytes); ${100 * allowedGrowth} % is allowed.`
    )
  } finally {
    await visited.close()
  }
}
