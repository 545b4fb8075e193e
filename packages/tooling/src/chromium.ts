import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { appsRoot, UsageError } from './workspace.ts'

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function playwrightsOwn(): string | undefined {
  const require = createRequire(path.join(appsRoot, 'e2e/package.json'))
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } }
  const found = chromium.executablePath()
  return existsSync(found) ? found : undefined
}

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  readFileSync('/etc/debian_version', 'utf8').length > 0

function installed(): string | undefined {
  if (!isDebianRoot()) return undefined
  console.log('  No browser found; installing the chromium package ...')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return system.find((file) => existsSync(file))
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, the system's, Playwright's own, or, on Debian as
 * root, the package installed now.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new UsageError(`CHROMIUM_PATH is '${named}', but there is no such file.`)
  }
  const found = system.find((file) => existsSync(file)) ?? playwrightsOwn() ?? installed()
  if (!found) {
    throw new UsageError(
      'No Chromium was found. Install one, or say where it is with CHROMIUM_PATH.',
    )
  }
  return found
}
