import { createHash, randomUUID, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { games } from '@marquee/game-catalogue'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowsers } from '../chromium.ts'

/** How long a player waits for anything, in ms; a busy machine is not what is rehearsed. */
const patience = 45_000
/** Every brand has it, and a round of it is over in seconds. */
const slot = games.find(({ model }) => model === 'lines-10-classic')?.title ?? ''

export interface BrowserPlayer {
  rounds: () => number
  /** What did not go as a player needs it, in words. */
  failed: string[]
  /** Lets the walk under way end, and closes the browser. */
  stop: () => Promise<void>
}

/** Signs somebody up from the page, as its form does. @throws what it was answered, unless that is success. */
async function signUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  const body = JSON.stringify({
    email: `browser-${randomUUID()}@example.test`,
    password: 'a-long-password',
    name: 'Alexandra',
    birthDay: '1990-05-17',
    surname: 'Reed',
    zip: '43004',
    state: 'OH',
    acceptedTerms: true,
    locale: 'en',
  })
  const told = await page.evaluate(
    async ({ body: sent, key }) => {
      const answer = await fetch('/rest/sign-up/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: sent,
      })
      return answer.ok ? '' : `${answer.status}: ${await answer.text()}`
    },
    { body, key: randomUUID() },
  )
  if (told) throw new Error(`Signing up answered ${told}`)
}

/** Notes what a page of ours could not get, or what went wrong in it. */
function watch(page: Page, origin: string, note: (what: string) => void): void {
  page.on('pageerror', (error) => note(`error in the page: ${error.message}`))
  page.on('response', (answer) => {
    const isOurs = answer.url().startsWith(origin)
    const isPart = /\/assets\//.test(answer.url())
    if (isOurs && (answer.status() >= 500 || (isPart && answer.status() >= 400)))
      note(`${answer.request().method()} ${answer.url()} answered ${answer.status()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // What a page that is left had asked for is nobody's any more.
    if (request.url().startsWith(origin) && why !== 'net::ERR_ABORTED')
      note(`${request.method()} ${request.url()} failed: ${why}`)
  })
}

/** Accepts new terms as soon as they stand before the page: a release may bring some. */
const acceptTerms = (page: Page): Promise<void> => {
  const accept = page.getByTestId('terms-accept')
  return page.addLocatorHandler(accept, () => accept.click())
}

/** Home, lobby, a game, one round to its end; false where new terms came in between, which are accepted first. */
async function walk(page: Page, origin: string): Promise<boolean> {
  await page.goto(`${origin}/`)
  await page.getByTestId('game-tile').first().waitFor()
  await page.goto(`${origin}/library?q=${encodeURIComponent(slot)}`)
  await page.getByTestId('game-tile').first().click()
  const play = page.frameLocator('iframe[data-testid="game-frame"]').locator('button.play')
  const idle = play.and(
    page.frameLocator('iframe[data-testid="game-frame"]').locator('[data-phase="idle"]'),
  )
  await idle.waitFor()
  const answers = (end: RegExp) =>
    page.waitForResponse((answer) => end.test(new URL(answer.url()).pathname))
  const settled = answers(/^\/rest\/game-rounds\/[^/]+\/finish\/$/)
  // It is waited for below, unless playing fails before.
  settled.catch(() => undefined)
  const played = answers(/^\/rest\/game-rounds\/$/)
  // The picture never rests, so that the runner would wait for the button to stand still.
  await play.dispatchEvent('click')
  const round = await played
  if (!round.ok()) {
    const why = await round.text()
    if (why.includes('terms-required')) return false
    throw new Error(`Playing answered ${round.status()}: ${why}`)
  }
  const end = await settled
  if (!end.ok()) throw new Error(`Finishing answered ${end.status()}: ${await end.text()}`)
  return true
}

/** What a browser knows a certificate's key by. */
const fingerprintOf = (certificate: string): string =>
  createHash('sha256')
    .update(
      new X509Certificate(readFileSync(certificate)).publicKey.export({
        type: 'spki',
        format: 'der',
      }),
    )
    .digest('base64')

/** @param trusted what signs for our hosts; nothing else that no authority has signed is accepted. */
const launch = (trusted: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowsers().shell,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      `--ignore-certificate-errors-spki-list=${fingerprintOf(trusted)}`,
    ],
  })

/**
 * A player in a real browser, who walks and plays until stopped.
 * @param trusted the certificate that signs for the host.
 * @param stage what is under way, for what is noted.
 */
export async function startBrowserPlayer(
  origin: string,
  trusted: string,
  stage: () => string,
): Promise<BrowserPlayer> {
  const browser = await launch(trusted)
  const context = await browser.newContext({ viewport: { width: 1100, height: 640 } })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  await signUp(page, origin)
  await acceptTerms(page)
  const failed: string[] = []
  let rounds = 0
  let isStopped = false
  const note = (what: string) => void failed.push(`${stage()}: ${what}`)
  watch(page, origin, note)
  const walking = (async () => {
    while (!isStopped) {
      try {
        if (await walk(page, origin)) rounds += 1
      } catch (error) {
        note(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error))
      }
    }
  })()
  return {
    rounds: () => rounds,
    failed,
    async stop() {
      isStopped = true
      await walking
      await browser.close()
    },
  }
}
