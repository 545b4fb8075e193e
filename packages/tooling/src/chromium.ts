import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { chromium } from '@playwright/test'
import { UsageError } from './workspace.ts'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const shell = '/usr/bin/chromium-headless-shell'

export interface Browsers {
  /** The whole browser: what push messages need. */
  chromium: string
  /** The same engine without a desktop around it, at two thirds of the cost; else the whole browser. */
  shell: string
}

function playwrightsOwn(): string | undefined {
  const found = chromium.executablePath()
  return existsSync(found) ? found : undefined
}

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  readFileSync('/etc/debian_version', 'utf8').length > 0

function install(...packages: string[]): void {
  console.log(`  Installing ${packages.join(' and ')} ...`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** Puts Debian's packages in place where they may be; what cannot be had is missed below. */
function installMissing(): void {
  const isComplete = existsSync(shell) && system.some((file) => existsSync(file))
  if (isComplete || !isDebianRoot()) return
  try {
    install('chromium', 'chromium-headless-shell')
  } catch (error) {
    console.log(`  The packages could not be installed: ${String(error)}`)
  }
}

function findChromium(): string {
  const named = readTests().CHROMIUM_PATH
  if (named && !existsSync(named)) {
    throw new UsageError(`CHROMIUM_PATH is '${named}', but there is no such file.`)
  }
  const found = named ?? system.find((file) => existsSync(file)) ?? playwrightsOwn()
  if (found) return found
  throw new UsageError('No Chromium was found. Install one, or say where it is with CHROMIUM_PATH.')
}

/**
 * What runs the browser tests: `CHROMIUM_PATH` and `CHROMIUM_SHELL_PATH`, the system's, Playwright's own,
 * or, on Debian as root, packages installed now.
 * @throws UsageError when there is none, or `CHROMIUM_PATH` names no file.
 */
export function findBrowsers(): Browsers {
  installMissing()
  const chromium = findChromium()
  const named = readTests().CHROMIUM_SHELL_PATH
  return { chromium, shell: named ?? (existsSync(shell) ? shell : chromium) }
}
