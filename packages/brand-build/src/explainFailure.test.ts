import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { explainFailure } from './explainFailure.ts'

/** Builds a script and tells why that failed. */
async function failureOf(code: string, plugin?: Plugin): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-failure-'))
  writeFileSync(path.join(root, 'client.ts'), code)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { rolldownOptions: { input: path.join(root, 'client.ts') } },
    })
  } catch (error) {
    return explainFailure(error)
  }
  return ''
}

describe('why a build failed', () => {
  it('says what was thrown for who can mend it, without the calls that led there', () => {
    expect(explainFailure(new Error("The brand 'reef' cannot be built:\n  - this\n  - that"))).toBe(
      "The brand 'reef' cannot be built:\n  - this\n  - that",
    )
    expect(explainFailure('ended')).toBe('ended')
  })

  it('keeps the stack of what nobody has said in words', () => {
    expect(explainFailure(new TypeError('x is undefined'))).toMatch(
      /^TypeError: x is undefined\n {4}at /,
    )
  })

  it('is a theme’s own sentences where a step of the bundler threw them', async () => {
    const said =
      "Theme 'reef' cannot be used:\n  dark: x on y is 1:1\nChange it in themes/reef/src."
    const transform = (): never => {
      throw new Error(said)
    }
    expect(await failureOf('export {}', { name: 'styles', transform })).toBe(said)
  })

  it('names file, line and column of what cannot be read', async () => {
    const said = await failureOf('const x = = 3')
    expect(said).toContain('Unexpected token')
    expect(said).toMatch(/client\.ts:1:11/)
    expect(said).not.toMatch(/^\s+at /m)
  })
})
