import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-edits-'))
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

/** A process that follows edits and refuses all of them with what they say. */
const script = `
  const { followEdits } = await import('${new URL('followEdits.ts', import.meta.url).href}')
  followEdits({
    async takeSettings(source) {
      if (source.hosts) return 'restart'
      if (source.key === 'reef') return 'taken'
      throw new Error(JSON.stringify(source))
    },
  })
  process.send('ready')`
let child: ChildProcess

beforeAll(async () => {
  write('package.json', '{"type":"module"}')
  write('prizes.ts', 'export const coins: number = 5')
  write('words.json', '{"title":"One"}')
  write(
    'campaigns.ts',
    `import words from './words.json' with { type: 'json' }
     import { coins } from './prizes.ts'
     export const campaigns = { coins, title: words.title }`,
  )
  child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
})
afterAll(async () => {
  child.kill()
  await once(child, 'exit')
  rmSync(folder, { recursive: true })
})

async function edited(): Promise<unknown> {
  child.send({ edited: folder })
  return ((await once(child, 'message')) as [unknown])[0]
}
const said = (source: object) => ({ state: 'refused', problem: JSON.stringify(source) })

it('reads settings, and what they import of the brand, as they are now', async () => {
  expect(await edited()).toEqual(said({ coins: 5, title: 'One' }))
  write('prizes.ts', 'export const coins: number = 6')
  expect(await edited()).toEqual(said({ coins: 6, title: 'One' }))
  write('words.json', '{"title":"Two"}')
  expect(await edited()).toEqual(said({ coins: 6, title: 'Two' }))
})

it('tells a mistake of a source, and goes on with what mends it', async () => {
  write('prizes.ts', 'export const coins = = 7')
  expect(await edited()).toMatchObject({ state: 'refused' })
  write('prizes.ts', 'export const coins = 8')
  expect(await edited()).toEqual(said({ coins: 8, title: 'Two' }))
})

it('tells what became of them', async () => {
  write('campaigns.ts', `export const campaigns = { key: 'reef' }`)
  expect(await edited()).toEqual({ state: 'taken' })
  write('campaigns.ts', `export const campaigns = { key: 'reef', hosts: [] }`)
  expect(await edited()).toEqual({ state: 'restart' })
})
