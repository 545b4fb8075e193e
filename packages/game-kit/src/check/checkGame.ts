import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { type Browser, chromium } from '@playwright/test'
import { startSimulator } from '../simulator/server.ts'
import { checks, runCheck } from './checks.ts'
import { checkMemory, type Growth } from './memory.ts'

/** What a check found: null where the game does as it has to; and what it measured, where it measures. */
export type Found = {
  name: string
  problem: string | null
  seconds: number
  measured?: string | undefined
}

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
  /** What a check measured, where it was passed too. */
  let measured: string | undefined
  const look = async (name: string, run: () => Promise<string | null>) => {
    const began = performance.now()
    const problem = await run().catch((error: unknown) => String(error))
    const one: Found = { name, problem, seconds: (performance.now() - began) / 1000, measured }
    found.push(one)
    onFound?.(one)
  }
  try {
    for (const check of checks) {
      if (only && !only.includes(check.name)) continue
      await look(check.name, () => runCheck(browser, place, check))
    }
    const tell = ({ early, late }: Growth) => {
      const share = (100 * (late / early - 1)).toFixed(1)
      measured = `heap ${early} to ${late} bytes, ${share} %`
    }
    if (openings > 0) await look('memory', () => checkMemory(browser, place, openings, tell))
  } finally {
    if (!given) await browser.close()
    await simulator.stop()
  }
  return found
}
