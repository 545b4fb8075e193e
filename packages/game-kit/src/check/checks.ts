import type { Browser } from '@playwright/test'
import type { LogEntry } from '../simulator/page.ts'
import { findDrawn } from './canvases.ts'
import { isFinished, isFrom, isRequest, type Place, visit, type Visit } from './visit.ts'

/** What is wrong with a game, said to who made it; null when nothing is. */
type Verdict = string | null
/** One thing that a game has to do. */
export type Check = { name: string; settings: string; run: (visit: Visit) => Promise<Verdict> }

const isSound = isFrom('kit', 'sound')
const isFinish = isFrom('game', 'round.finish')
/** Rounds of players take at least this, in ms. */
const pace = 2500
/** A busy machine may hear the beginning this much later than the game, in ms. */
const tolerance = 200
/** How soon an impatient player presses again, in ms. */
const pressEvery = 200
/** How long a game may take to draw again what was lost, in ms. */
const redraw = 5000
const quick = 'pace=300&delay=20'

const atOf = (entries: LogEntry[], is: (entry: LogEntry) => boolean) => entries.find(is)?.at ?? NaN

async function playToEnd({ play, until, log }: Visit): Promise<Verdict> {
  const before = (await log()).at(-1)?.at ?? 0
  if (!(await play())) {
    return 'No round was asked for: by Tab and Enter no button was reached that plays. Name it Play, Spin, Deal, Drop …'
  }
  const isOver = (entry: LogEntry) => isFinished(entry) && entry.at > before
  return (await until(isOver)) ? null : 'The round was never finished (`round.finish`).'
}

/** Presses by the game's own clock, as late as everything else in it on a slow machine. */
const pressWithin = ({ game }: Visit): Promise<void> =>
  game().evaluate(
    ([every, long]) => {
      const press = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true })
      const timer = setInterval(
        () => (document.activeElement ?? document.body).dispatchEvent(press),
        every,
      )
      setTimeout(() => clearInterval(timer), long)
    },
    [pressEvery, pace] as const,
  )

export const checks: Check[] = [
  {
    name: 'keyboard',
    settings: quick,
    run: playToEnd,
  },
  {
    name: 'resume',
    settings: `${quick}&opens=round&force=win`,
    async run({ until, count, page, game, patience }) {
      // Some games wait for a press before they go on.
      for (const end = performance.now() + patience; performance.now() < end;) {
        if (await until(isFinished, 1500)) break
        await game().locator('body').press('Enter')
      }
      await page.waitForTimeout(100)
      if ((await count(isFinished)) === 0) {
        return '`init` carried an open round, and it was not shown and finished.'
      }
      const asked = await count(isRequest)
      return asked > 0 ? 'A round was asked for before the open one was finished.' : null
    },
  },
  {
    name: 'replay',
    settings: `${quick}&opens=replay&force=win`,
    async run({ game, page, count }) {
      for (const button of await game().locator('button:visible:enabled').all()) {
        await button.click({ timeout: 1000 }).catch(() => undefined)
        await page.keyboard.press('Escape')
      }
      await page.waitForTimeout(1200)
      if ((await count(isRequest)) > 0) return 'A replay asked for a round (`round.request`).'
      return (await count(isFinish)) > 0 ? 'A replay finished a round (`round.finish`).' : null
    },
  },
  {
    name: 'pace',
    settings: `pace=${pace}&delay=20&force=none`,
    async run(visited) {
      if (!(await visited.play())) return 'No round was asked for.'
      await pressWithin(visited)
      // Impatient players press again and again while it is shown.
      for (const end = performance.now() + pace; performance.now() < end;) {
        await visited.page.keyboard.press('Enter')
        if (await visited.until(isFinished, pressEvery)) break
      }
      if (!(await visited.until(isFinished))) return 'The round was never finished.'
      const log = await visited.log()
      const took = atOf(log, isFinish) - atOf(log, isRequest)
      if (took < pace - tolerance) {
        return `A round took ${Math.round(took)} ms, and \`minimumSpinMs\` was ${pace}.`
      }
      const end = atOf(log, isFinished)
      const early = log.filter((entry) => isRequest(entry) && entry.at < end).length
      return early > 1 ? 'A second round was asked for before the first was finished.' : null
    },
  },
  {
    name: 'autoplay',
    settings: `${quick}&force=win`,
    async run(visited) {
      const problem = await playToEnd(visited)
      if (problem) return problem
      await visited.page.waitForTimeout(1500)
      const asked = await visited.count(isRequest)
      return asked > 1 ? `One press asked for ${asked} rounds: nothing plays by itself.` : null
    },
  },
  {
    name: 'mute',
    settings: `${quick}&force=win`,
    async run(visited) {
      const problem = await playToEnd(visited)
      if (problem) return problem
      const count = await visited.count(isSound)
      return count > 0 ? `${count} sounds were started while \`sound\` was false.` : null
    },
  },
  {
    name: 'pause',
    settings: quick,
    async run(visited) {
      const { tell, play, page } = visited
      await tell((simulator) => simulator.change({ paused: true }))
      await page.waitForTimeout(200)
      if (await play(2000)) return 'A round was asked for while `paused` was true.'
      await tell((simulator) => simulator.change({ paused: false }))
      const problem = await playToEnd(visited)
      return problem && `After a pause, with \`paused\` false again: ${problem}`
    },
  },
  {
    name: 'resize',
    settings: quick,
    async run({ page, game }) {
      for (const size of ['phone', 'landscape', 'desktop'] as const) {
        await page.evaluate(`window.simulator.size('${size}')`)
        await page.waitForTimeout(400)
        const problem = await game().evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          if (scrollWidth > clientWidth) return `is ${scrollWidth - clientWidth} px too wide`
          for (const button of document.querySelectorAll('button')) {
            const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
            if (width === 0 || !button.checkVisibility({ visibilityProperty: true })) continue
            const name = button.getAttribute('aria-label') ?? button.textContent ?? ''
            if (width < 43.5 || height < 43.5) {
              return `has a button '${name}' of ${Math.round(width)} x ${Math.round(height)} px, and 44 are needed`
            }
            const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1
            if (!isIn || bottom > innerHeight + 1) return `has a button '${name}' out of sight`
          }
          return null
        })
        if (problem) return `At the size '${size}' the game ${problem}.`
      }
      return null
    },
  },
  {
    name: 'context',
    settings: quick,
    async run(visited) {
      const { tell, until, log, page, patience } = visited
      // Whatever a game loads in its own time is there after a round.
      const problem = await playToEnd(visited)
      if (problem) return problem
      const drawn = await findDrawn(visited)
      await tell((simulator) => simulator.ask('lose'))
      await page.waitForTimeout(1200)
      await tell((simulator) => simulator.ask('look'))
      await until((entry) => /^(lost|held)$/.test(entry.type), 3000)
      if ((await log()).some(isFrom('kit', 'lost'))) {
        return 'A drawing context was lost and not taken back.'
      }
      const isBlank = async () => {
        const now = await findDrawn(visited)
        return drawn.some((was, index) => was && !now[index])
      }
      const end = performance.now() + Math.min(patience, redraw)
      while (await isBlank()) {
        if (performance.now() > end) {
          return 'A canvas stays empty after `contextrestored` or `webglcontextrestored`: draw again then.'
        }
      }
      return playToEnd(visited)
    },
  },
]

/** Runs one check in a page of its own; errors of the game count as its own. */
export async function runCheck(browser: Browser, place: Place, check: Check): Promise<Verdict> {
  const visited = await visit(browser, place, check.settings)
  try {
    const verdict = await check.run(visited)
    if (verdict) return verdict
    const error = (await visited.log()).find(({ type }) => type.startsWith('error'))
    return error ? `The game threw ${error.type}` : null
  } finally {
    await visited.close()
  }
}
