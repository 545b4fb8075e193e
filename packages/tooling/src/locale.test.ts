import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

let copy: string
/** What the command says the first time. */
let told: string

/** What a program prints in the copy. @throws with what it printed where it fails. */
function inCopy(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', TEST_REPORT: '' },
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${path.basename(program)} failed:\n${stdout}${stderr}`, { cause: error })
  }
}
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const locale = (...args: string[]) =>
  inCopy(process.execPath, 'packages/tooling/src/locale.ts', ...args)
const write = (file: string, text: string) => writeFileSync(path.join(copy, file), text)

/** Says one text of a file in French. */
function translate(file: string, key: string, text: string): void {
  const texts = JSON.parse(readFileSync(path.join(copy, file), 'utf8')) as Record<string, unknown>
  const names = key.split('.')
  const last = names.pop() ?? key
  const at = names.reduce((below, name) => below[name] as Record<string, unknown>, texts)
  expect(at, `${file} ${key}`).toHaveProperty(last)
  at[last] = text
  write(file, JSON.stringify(texts))
}

const left =
  /(^|[/\\])(dist|\.turbo|\.git|\.data|test-results|storybook-static|releases|looks)([/\\]|$)|\.tsbuildinfo$/

// The workspace with one more locale. Packages are linked to each other by paths within the copy; what they
// depend on stays where it is installed.
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-locale-'))
  for (const name of readdirSync(root)) {
    if (left.test(name) || name === 'node_modules') continue
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !left.test(path.relative(root, file)),
    })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  told = locale('fr')
}, 240_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('pnpm locale fr', () => {
  it('counts the texts of each package, all of them still English', () => {
    expect(told).toMatch(/fr \(fr(?:-US)?\) is on the list/)
    expect(told).toMatch(/packages\/features-vip\s+(\d+) of \1\n/)
    const [, same = '', all = ''] = /in all\s+(\d+) of (\d+)/.exec(told) ?? []
    expect(Number(same)).toBe(Number(all))
    expect(Number(all)).toBeGreaterThan(2_500)
  })

  it('leaves a workspace whose texts are complete and whose sources name no locale', () => {
    const report = inCopy(
      bin('vitest'),
      'run',
      '--project=integration',
      'packages/tooling/src/locales.test.ts',
      'packages/tooling/src/messages.test.ts',
    )
    expect(report).toMatch(/2 passed/)
  }, 120_000)

  it('is typed', () => {
    write(
      'tsconfig.locale.json',
      JSON.stringify({
        extends: './tsconfig.json',
        include: [
          'packages/{contract,core,feature-page,prize-ui,platform-kernel,platform-messages,platform-identity,features-vip}',
          'apps/stormrush',
          // What domains add to the settings of a brand.
          'apps/platform/src/modules.ts',
          // Types of libraries that come without.
          'packages/*/src/**/*.d.ts',
        ],
      }),
    )
    expect(inCopy(bin('tsc'), '-p', 'tsconfig.locale.json')).toBe('')
  }, 240_000)

  it('brings a page in French', () => {
    translate('packages/features-promotions/src/messages/fr.json', 'empty.title', 'Rien ce soir')
    write(
      'packages/features-promotions/src/French.test.tsx',
      `import { makeApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { promotions } from './feature.ts'
import { PromotionsPage } from './PromotionsPage.tsx'

it('speaks French', async () => {
  const { Frame } = await makeApp({
    brand: { features: [promotions()] },
    path: '/promotions',
    locale: 'fr',
    player: makePlayer(),
    data: makePageData({ promotions: [] }),
  })
  render(<Frame><PromotionsPage /></Frame>)
  expect(await screen.findByText('Rien ce soir')).toBeTruthy()
})
`,
    )
    const report = inCopy(
      bin('vitest'),
      'run',
      '--project=unit-dom',
      'packages/features-promotions/src/French.test.tsx',
    )
    expect(report).toMatch(/1 passed/)
  }, 120_000)

  it('brings a mail and texts of the platform in French', () => {
    const messages = 'packages/platform-messages/src'
    translate(
      `${messages}/messages/fr.json`,
      'mails.welcome.subject',
      'Bienvenue chez {{brandName}}',
    )
    translate(`${messages}/translations/messages/fr.json`, 'error.not-found', 'Introuvable.')
    translate(
      'packages/features-vip/src/server/messages/fr.json',
      'kinds.cashback',
      'Remise en monnaie',
    )
    write(
      'packages/features-vip/src/server/french.ts',
      `import { composeMail } from '@marquee/platform-messages/mail/compose'
import { sampleMails } from '@marquee/platform-messages/mail/samples'
import { dictionaryOf } from '../../../platform-messages/src/translations/dictionary.ts'
import { rankLeagueKinds } from './kinds.ts'

const brand = { name: 'Stormrush', contactEmail: 'support@stormrush.example' }
const reader = { locale: 'fr', name: null, origin: 'https://stormrush.example' }
const { subject, blocks } = composeMail(sampleMails.welcome, brand, reader)
console.log(
  JSON.stringify({
    subject,
    link: blocks.find(({ type }) => type === 'button').href,
    error: dictionaryOf(brand, 'fr')['error.not-found'],
    kind: rankLeagueKinds.cashback.fr,
  }),
)
`,
    )
    const said: unknown = JSON.parse(
      inCopy(process.execPath, 'packages/features-vip/src/server/french.ts'),
    )
    expect(said).toEqual({
      subject: 'Bienvenue chez Stormrush',
      link: 'https://stormrush.example/fr/lobby/',
      error: 'Introuvable.',
      kind: 'Remise en monnaie',
    })
  })

  it('counts again what is left, and keeps what is translated', () => {
    const file = 'packages/platform-play/src/messages/fr.json'
    const texts = readFileSync(path.join(copy, file), 'utf8')
    translate(file, 'rounds.kinds.roundWin', 'Gain')
    const [, all = ''] = /packages\/platform-play\s+(\d+) of \d+/.exec(told) ?? []
    expect(locale('fr')).toMatch(
      new RegExp(String.raw`packages/platform-play\s+${Number(all) - 1} of ${all}\n`),
    )
    expect(readFileSync(path.join(copy, file), 'utf8')).toBe(
      texts.replace(/("roundWin": )"[^"]*"/, '$1"Gain"'),
    )
  })

  it('refuses what is no language', () => {
    expect(() => locale('qqq')).toThrow(/is no language/)
  })
})
