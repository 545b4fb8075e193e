import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Runs a program that has a temporary folder of its own, and gives the folders it told of. */
function folders(end: string): string[] {
  const helper = JSON.stringify(`${import.meta.dirname}/temporaryFolder.ts`)
  const inner = `console.log(require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/inner-'))`
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { execFileSync } from 'node:child_process'
      const { useOwnTemporaryFolder } = await import(${helper})
      console.log(useOwnTemporaryFolder())
      process.stdout.write(execFileSync(process.execPath, ['--eval', ${JSON.stringify(inner)}]))
      ${end}`,
    ],
    { encoding: 'utf8' },
  )
  return stdout.trim().split('\n')
}

describe('the temporary folder of a run', () => {
  it('is where these tests are: what they leave goes with the run', () => {
    expect(tmpdir()).toMatch(/\/marquee-run-\w+$/)
    expect(path.dirname(mkdtempSync(path.join(tmpdir(), 'left-')))).toBe(tmpdir())
  })

  it.each([
    ['comes to its end', ''],
    ['ends itself', 'process.exit(0)'],
    ['fails', 'throw new Error()'],
  ])('is gone once its process %s, with what other processes left there', (_, end) => {
    const [folder = '', inner = ''] = folders(end)
    expect(path.dirname(folder)).toBe(tmpdir())
    expect(path.dirname(inner)).toBe(folder)
    expect(existsSync(inner)).toBe(false)
    expect(existsSync(folder)).toBe(false)
  })
})
