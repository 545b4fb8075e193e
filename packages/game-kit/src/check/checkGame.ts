import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { type Browser, chromium } from '@playwright/test'
import { startSimulator } from '../simulator/server.ts'
import { checks, runCheck } from './checks.ts'
import { checkMemory } from './memory.ts'

/** What a check found: null where the game does as it has to. */
export type Found = { name: string; problem: string | null; seconds: number }

/** Long enough for a game to load on a machine that does other things as well, in ms. */
const usualPatience = 30_000

/** A browser in which a game's heap, sounds and drawing contexts can be looked at. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: readTests().CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--enable-unsafe-swiftshader',
      '--enable-precise-memory-info',
      // One process holds the page and the game, so that one heap tells of both.
      '--disable-features=IsolateSandboxedIframes',
    ],
  })

/**
 * Runs a game, a folder or a title of the catalogue, in the simulator, and checks what every game has to
 * do. `only` names the checks to run; with 0 openings memory is not looked at. A browser that is given
 * stays open.
 */
export async function checkGame(
  game: string,
  {
    openings,
    only,
    patience = usualPatience,
    browser: given,
    onFound,
  }: {
    openings: number
    only?: readonly string[]
    patience?: number
    browser?: Browser
    onFound?: (found: Found) => void
  },
): Promise<Found[]> {
  const simulator = await startSimulator(game)
  const browser = given ?? (await launchBrowser())
  const place = { url: simulator.url, patience }
  const found: Found[] = []
  const look = async (name: string, run: () => Promise<string | null>) => {
    const began = performance.now()
    const problem = await run().catch((error: unknown) => String(error))
    const one = { name, problem, seconds: (performance.now() - began) / 1000 }
    found.push(one)
    onFound?.(one)
  }
  try {
    for (const check of checks) {
      if (only && !only.includes(check.name)) continue
      await look(check.name, () => runCheck(browser, place, check))
    }
    if (openings > 0) await look('memory', () => checkMemory(browser, place, openings))
  } finally {
    if (!given) await browser.close()
    await simulator.stop()
  }
  return found
}
