import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Download, type Locator, type Page } from '@playwright/test'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findBrowsers } from './chromium.ts'
import { end } from './run.ts'
import { root } from './workspace.ts'

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases|looks)([/\\]|$)/

/** A first page is put together from its sources: minutes on a crowded machine. */
const patience = 240_000

const brand = { folder: 'harbor-lights', key: 'harborLights', name: 'Harbor Lights' }
let copy: string
let child: ChildProcess
let browser: Browser
let page: Page
let exported: string

/** A file of the new theme as it is now. */
const theme = (file: string) =>
  readFileSync(path.join(copy, `themes/${brand.folder}/src`, file), 'utf8')

const run = (...args: string[]) =>
  execFileSync('pnpm', args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NO_COLOR: '1', TURBO_TELEMETRY_DISABLED: '1' },
  })

/** Starts Storybook in the copy; gives its address once it answers. */
async function startStorybook(): Promise<string> {
  const port = await freePort()
  const args = ['dev', '-p', String(port), '--no-open', '--ci', '--disable-telemetry']
  child = spawn(path.join(copy, 'apps/storybook/node_modules/.bin/storybook'), args, {
    cwd: path.join(copy, 'apps/storybook'),
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}`
  await vi.waitFor(async () => expect((await fetch(`${address}/index.json`)).ok).toBe(true), {
    timeout: patience,
    interval: 500,
  })
  return address
}

const studio = () => page.getByRole('region', { name: 'Theme studio' })
const act = (name: string | RegExp) => studio().getByRole('button', { name, exact: true })
const field = (name: string) => studio().getByLabel(name, { exact: true })
const corner = () => studio().getByRole('group', { name: 'Radius' }).getByLabel('Card')
const notice = () => studio().getByRole('status')

/** A value of the theme as the story wears it. */
const worn = (property: string) =>
  page
    .frameLocator('#storybook-preview-iframe')
    .locator('html')
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name).trim(), property)

async function write(where: Locator, value: string): Promise<void> {
  await where.fill(value)
  await where.press('Enter')
}

async function openStudio(address: string): Promise<void> {
  const story = `${address}/?path=/story/actions-button--variants&globals=brand:${brand.key}`
  await page.goto(story, { timeout: patience })
  await page.getByRole('tab', { name: 'Theme studio' }).click({ timeout: patience })
  await field('Text primary').waitFor({ timeout: patience })
}

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-designer-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  run('install', '--prefer-offline', '--frozen-lockfile', '--silent')
  run('new', 'brand', brand.folder, brand.name)
  run('install', '--prefer-offline', '--no-frozen-lockfile', '--silent')
  const address = await startStorybook()
  browser = await chromium.launch({ executablePath: findBrowsers().shell, args: ['--no-sandbox'] })
  page = await browser.newPage({ acceptDownloads: true })
  await openStudio(address)
}, 900_000)

afterAll(async () => {
  await browser?.close()
  if (child) await end(child)
  rmSync(copy, { recursive: true, force: true })
})

describe('a designer with a new brand', () => {
  it('finds it in the studio by its name', async () => {
    const chosen = studio().getByLabel('Brand')
    expect(await chosen.inputValue()).toBe(brand.key)
    expect(await chosen.locator('option:checked').textContent()).toBe(brand.name)
  })

  it('sees a colour over the story at once, and is refused one that nobody could read', async () => {
    await write(field('Text primary'), '#ffffff')
    await expect.poll(() => worn('--color-text-primary'), { timeout: 10_000 }).toBe('#ffffff')
    await write(field('Text primary'), '#30463d')
    await studio().getByRole('alert').waitFor()
    expect(await studio().getByRole('alert').textContent()).toMatch(/it needs 4\.5:1/)
    expect(await worn('--color-text-primary')).toBe('#ffffff')
    await field('Text primary').press('Escape')
  })

  it('takes back and does again, shapes too', async () => {
    await studio().getByRole('tab', { name: 'Shape' }).click()
    const before = await corner().inputValue()
    await write(corner(), '23px')
    await expect.poll(() => worn('--radius-card'), { timeout: 10_000 }).toBe('23px')
    await act('Undo').click()
    await expect.poll(() => worn('--radius-card'), { timeout: 10_000 }).toBe(before)
    await act('Redo').click()
    await expect.poll(() => worn('--radius-card'), { timeout: 10_000 }).toBe('23px')
  })

  it('exports it as tokens', async () => {
    const download = page.waitForEvent('download')
    await act('Export').click()
    const file: Download = await download
    expect(file.suggestedFilename()).toBe(`${brand.key}.tokens.json`)
    exported = readFileSync(await file.path(), 'utf8')
    expect(JSON.parse(exported)).toMatchObject({
      radius: { card: { $value: { value: 23, unit: 'px' } } },
    })
  })

  it('drops the draft, imports the file, and has all of it again', async () => {
    await act('Reset').click()
    await expect.poll(() => worn('--radius-card'), { timeout: 10_000 }).not.toBe('23px')
    const buffer = Buffer.from(exported)
    await studio()
      .locator('input[type="file"]')
      .setInputFiles({ name: 'theme.tokens.json', mimeType: 'application/json', buffer })
    await expect
      .poll(() => notice().textContent(), { timeout: 10_000 })
      .toMatch(/^Imported \d+ values?\./)
    await expect.poll(() => worn('--radius-card'), { timeout: 10_000 }).toBe('23px')
    expect(await worn('--color-text-primary')).toBe('#ffffff')
  })

  it('is told why a file is not taken, and loses nothing by it', async () => {
    const tokens = JSON.stringify({ radius: { card: { $type: 'dimension', $value: 'round' } } })
    for (const text of ['no tokens', tokens]) {
      const file = {
        name: 'wrong.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      }
      await studio().locator('input[type="file"]').setInputFiles(file)
      await expect
        .poll(() => notice().textContent(), { timeout: 10_000 })
        .toMatch(/is no JSON|Nothing was taken/)
    }
    expect(await worn('--radius-card')).toBe('23px')
  })

  it('saves it into the theme’s files, which stay a theme', async () => {
    await act(/^Save \(\d+\)$/).click()
    await expect
      .poll(() => notice().textContent(), { timeout: 60_000 })
      .toContain(`Written: themes/${brand.folder}/src/`)
    expect(theme('theme.ts')).toContain("card: '23px'")
    expect(run('exec', 'oxfmt', '--check', `themes/${brand.folder}`)).not.toContain('issues')
    const themes = [
      '--filter',
      '@marquee/storybook',
      'exec',
      'vitest',
      'run',
      '--project',
      'themes',
    ]
    const printed = run(...themes, '--reporter=verbose', 'src/themes.test.ts')
    expect(printed).toContain(`${brand.key} > keeps its contrast in both modes`)
  }, 300_000)
})
