import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowsers } from './chromium.ts'
import { end } from './run.ts'
import { root } from './workspace.ts'

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases|looks)([/\\]|$)/

/** A second is what an edit may take; a crowded machine stands still for several. */
const soon = 10_000
/** The platform ends and starts. */
const restarted = 120_000

const brand = 'tao'
const covers = 'packages/game-catalogue/dist'
let copy: string
let child: ChildProcess
let printed = ''
let address: string
let browser: Browser
let page: Page

const at = (file: string) => path.join(copy, file)

/** Starts the brand in the copy; gives its port. */
async function startDev(): Promise<number> {
  const script = `
    const { startDev } = await import('./packages/tooling/src/devHouse.ts')
    const { port } = await startDev('${brand}', { port: 0, dataDir: '.data' })
    console.log('port ' + port)`
  child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SANDBOX: '1', SANDBOX_LIVED_IN: '', NO_COLOR: '1', PORT: undefined },
  })
  child.stderr?.on('data', (text: Buffer) => void (printed += text.toString()))
  const { stdout } = child
  if (!stdout) throw new Error('The dev server has no output.')
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}.\n${printed}`)))
    createInterface({ input: stdout }).on('line', (line) => {
      printed += `${line}\n`
      const [, port] = /^port (\d+)$/.exec(line) ?? []
      if (port) resolve(Number(port))
    })
  })
}

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-dev-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  // The platform reads them at its start.
  cpSync(path.join(root, covers), at(covers), { recursive: true })
  execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile'], {
    cwd: copy,
    env: { ...process.env, CI: 'true' },
  })
  address = `http://${brand}.localhost:${await startDev()}/`
  browser = await chromium.launch({
    executablePath: findBrowsers().shell,
    args: ['--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  page = await browser.newPage()
  await open()
})

afterAll(async () => {
  await browser?.close()
  if (child) await end(child)
  rmSync(copy, { recursive: true, force: true })
})

async function open(): Promise<void> {
  await page.goto(address, { timeout: restarted })
  // Connected to the updates, and everything that comes when the page is at rest has come.
  await page.waitForLoadState('networkidle', { timeout: restarted }).catch(() => undefined)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

const isSamePage = () => page.evaluate(() => 'isSamePage' in window)

/** Edits a file of the copy and waits until the page shows it; gives how long that took, in ms. */
async function edit(
  file: string,
  [before, after]: [string, string],
  isSeen: () => Promise<unknown>,
): Promise<number> {
  const text = readFileSync(at(file), 'utf8')
  expect(text, file).toContain(before)
  const began = performance.now()
  writeFileSync(at(file), text.replace(before, after))
  await isSeen()
  const took = performance.now() - began
  console.info(`${file}: seen after ${Math.round(took)} ms`)
  return took
}

const shows = (text: string, timeout = soon) =>
  page.getByText(text).first().waitFor({ state: 'attached', timeout })

/** Signs up in a browser of its own; gives the coins that an account begins with. */
async function welcomeCoins(): Promise<number> {
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(address, { timeout: restarted, waitUntil: 'commit' })
  const coins = await other.evaluate(async (key) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const form = {
      email: 'robin@example.test',
      password: 'a long password',
      name: 'Robin',
      birthDay: '1990-05-17',
      state: 'OH',
      acceptedTerms: true,
    }
    const body = JSON.stringify(form)
    const signedUp = await fetch('/rest/sign-up/', { method: 'POST', headers, body })
    if (!signedUp.ok) throw new Error(await signedUp.text())
    const info = (await (await fetch('/rest/player/')).json()) as {
      data: { playerInfo: { playerBalance: { coins: number } } }
    }
    return info.data.playerInfo.playerBalance.coins
  }, randomUUID())
  await context.close()
  return coins
}

describe('pnpm dev', () => {
  it('shows an edited token in the page that is open', async () => {
    const colour = '#0c1614'
    const isPainted = (wanted: string) =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--color-page')
        .concat(...[...document.querySelectorAll('style')].map((style) => style.textContent ?? ''))
        .includes(wanted)
    const took = await edit(
      `themes/${brand}/src/palette.ts`,
      ["page: '#0c1613'", `page: '${colour}'`],
      () => page.waitForFunction(isPainted, colour, { timeout: soon, polling: 20 }),
    )
    expect([took < soon, await isSamePage()]).toEqual([true, true])
  })

  it('shows an edited text in the page that is open', async () => {
    const said = 'A garden of edits'
    const edited: [string, string] = ['A garden to play in', said]
    await edit(`apps/${brand}/messages/en.json`, edited, () => shows(said))
    expect(await isSamePage()).toBe(true)
  })

  it('says which text nobody would see, over the page and in the terminal', async () => {
    const edited: [string, string] = ['"greetingNote"', '"greetingNot"']
    const said = "'lobby.greetingNot' is no text of 'lobby'"
    await edit(`apps/${brand}/messages/en.json`, edited, () => shows(said, restarted))
    expect(printed).toContain(said)
  })

  it('shows edited words of a campaign in the page that is open, and nothing starts anew', async () => {
    const said = 'A gate of edits'
    const file = `apps/${brand}/content/en.json`
    await shows('The gate is open')
    printed = ''
    const took = await edit(file, ['The gate is open', said], () => shows(said))
    expect([took < soon, await isSamePage()]).toEqual([true, true])
    expect(printed).toContain('The platform has the edited settings.')
    expect(printed).not.toContain('starts anew')
  })

  it('plays by edited figures of campaigns.ts, and nothing starts anew', async () => {
    const campaigns = `apps/${brand}/campaigns.ts`
    const [before = '', coins = ''] =
      /welcome: \{ coins: ([\d_]+)/.exec(readFileSync(at(campaigns), 'utf8')) ?? []
    printed = ''
    await edit(campaigns, [before, before.replace(coins, '7_654')], () =>
      expect.poll(() => printed, { timeout: soon }).toContain('has the edited settings'),
    )
    expect(printed).not.toContain('starts anew')
    expect(await isSamePage()).toBe(true)
    expect(await welcomeCoins()).toBe(7_654)
  })

  it('keeps to the settings before when edited ones do not fit, and says why', async () => {
    const campaigns = `apps/${brand}/campaigns.ts`
    const text = readFileSync(at(campaigns), 'utf8')
    const edited: [string, string] = ['contactEmail: ', "contactEmail: 'no where' + "]
    await edit(campaigns, edited, () => shows('do not fit', restarted))
    expect(printed).toContain('contactEmail')
    expect(child.exitCode).toBe(null)
    printed = ''
    writeFileSync(at(campaigns), text)
    await expect.poll(() => printed, { timeout: soon }).toContain('has the edited settings')
  })

  it('shows a variant of the composition that brand.ts has been given, and nothing starts anew', async () => {
    await open()
    printed = ''
    await edit(`apps/${brand}/brand.ts`, ["home: 'stage'", "home: 'split'"], () =>
      page
        .locator('[data-form="split"]')
        .first()
        .waitFor({ state: 'attached', timeout: restarted }),
    )
    expect(printed).not.toContain('starts anew')
    expect(child.exitCode).toBe(null)
  })

  it('starts the platform anew for host names alone', async () => {
    const hosts: [string, string] = ["hosts: ['", "hosts: ['other.localhost', '"]
    printed = ''
    await edit(`apps/${brand}/campaigns.ts`, hosts, () =>
      expect.poll(() => printed, { timeout: restarted }).toContain('has the new settings.'),
    )
    expect(printed).toContain('starts anew')
    expect(child.exitCode).toBe(null)
  })

  it('shows a mistake of a source as such, and the page once it is mended', async () => {
    const file = 'packages/features-lobby/src/bundle.ts'
    const text = readFileSync(at(file), 'utf8')
    printed = ''
    writeFileSync(at(file), `${text}\nconst x = = 3\n`)
    const overlay = page.locator('vite-error-overlay')
    await overlay.waitFor({ state: 'attached', timeout: restarted })
    await page.goto(address, { timeout: restarted })
    await overlay.waitFor({ state: 'attached', timeout: restarted })
    await overlay.getByText('Unexpected token').waitFor({ timeout: restarted })
    expect(printed).toMatch(/bundle\.ts:\d+:\d+/)
    expect(printed).not.toMatch(/<style|--color/)
    writeFileSync(at(file), text)
    await page.locator('#app').waitFor({ state: 'attached', timeout: restarted })
  })
})
