import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { embeddedFolder } from '@marquee/platform-kernel/testing/testDatabase'
import { describe, expect, it } from 'vitest'
import { modules } from './modules.ts'
import { builtPlatform } from './testing/builtPlatform.ts'
import { mainProcesses } from './testing/mainProcesses.ts'

const { folder, start } = mainProcesses({})
const root = path.resolve(import.meta.dirname, '../../..')

async function run(file: string, ...args: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    SEAL_KEY: '',
    DATA_DIR: path.join(folder, 'other'),
  }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env })
    return { code: 0, text: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, text: stderr }
  }
}
const safe = async (...args: string[]) => run(await builtPlatform(), 'safe', ...args)

const archive = async (...args: string[]) => run(await builtPlatform(), 'archive', ...args)

describe('the safe command', { timeout: 120_000 }, () => {
  const data = path.join(folder, 'embedded')
  const to = path.join(folder, 'record.jsonl')

  it('writes the record of an embedded database, which verifies with the key that it tells', async () => {
    const migrations = modules.flatMap((module) => module.migrations ?? [])
    await embeddedFolder(path.join(data, 'database'), migrations)
    const { child } = await start({ DATA_DIR: data }, ['--role', 'migrate'])
    if (child.exitCode === null) await once(child, 'close')
    const { text } = await safe('key', '--data', data)
    expect(text).toMatch(/^[\w+/]{43}=\n$/)
    expect(await safe('export', '--data', data, '--to', to)).toEqual({
      code: 0,
      text: expect.stringMatching(/1 lines\. Waiting for the next seal, and not in it: \d+\.\n$/),
    })
    const verify = path.join(root, 'packages/platform-record/src/verify/main.ts')
    expect(await run(verify, to, '--key', text.trim())).toEqual({
      code: 0,
      text: 'All is as it was sealed: 0 records, 0 seals.\n',
    })
  })

  it('overwrites no file, makes no database, and says what it can do when it is asked for something else', async () => {
    const other = path.join(folder, 'other')
    const [again, nothing, unknown, keyless, empty] = await Promise.all([
      safe('export', '--data', data, '--to', to),
      safe(),
      safe('key', '--colour', 'red'),
      safe('key', '--data', other),
      safe('export', '--data', other, '--to', path.join(folder, 'none.jsonl')),
    ])
    const all = [again, nothing, unknown, keyless, empty]
    expect(all.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
    expect(keyless.text).toMatch(/^There is no seal\.key in /)
    expect(empty.text).toMatch(/^There is no database in /)
    expect(again.text).toMatch('EEXIST')
    for (const { text } of [nothing, unknown]) expect(text).toMatch(/^Say what is to be done:/)
  })
  it('archive tells the months of an embedded database, and why one may not leave it yet', async () => {
    const list = await archive('list', '--data', data)
    expect(list.code).toBe(0)
    const month = new Date().toISOString().slice(0, 7).replace('-', '_')
    expect(list.text).toMatch(
      new RegExp(`^ledger_entry_${month} .* rows   can be archived from`, 'm'),
    )
    expect(list.text).toMatch(/^game_round_first .* rows   can be archived from/m)
    const archives = path.join(folder, 'archives')
    const early = await archive('write', 'first', '--to', archives, '--data', data)
    expect(early).toEqual({
      code: 1,
      text: expect.stringMatching(/ can be archived from \d{4}-\d\d-01 on: .*\n$/),
    })
    expect(existsSync(archives)).toBe(false)
  })

  it('archive makes no database, and says what it can do when it is asked for something else', async () => {
    const other = path.join(folder, 'other')
    const [empty, ...unknown] = await Promise.all([
      archive('list', '--data', other),
      archive(),
      archive('write', '2025-03'),
      archive('write', 'March', '--to', folder),
      archive('restore', '2025-03', '--colour', 'red'),
    ])
    expect(empty).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^There is no database in /),
    })
    for (const { code, text } of unknown) {
      expect(code).toBe(1)
      expect(text).toMatch(/^Say what is to be done:/)
    }
  })
})
