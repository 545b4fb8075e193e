import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import pg from 'pg'
import { expect, it } from 'vitest'
import { testServer } from './testEnvironment.ts'

const program = `
import { startDatabaseServer } from ${JSON.stringify(new URL('databaseServer.ts', import.meta.url).href)}
const server = await startDatabaseServer()
console.log(server.url)
setInterval(() => {}, 1_000)`

const query = async (url: string, text: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ answer: unknown }>(text)
  await client.end()
  return rows[0]?.answer
}

it.runIf(testServer())(
  'a server of a run knows the letters of every language, and ends with whoever started it, killed at that, leaving nothing',
  async () => {
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string]
    expect(await query(url, "select upper('ñé') as answer")).toBe('ÑÉ')
    const folder = String(await query(url, "select current_setting('data_directory') as answer"))
    expect(existsSync(folder)).toBe(true)
    starter.kill('SIGKILL')
    await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false)
    await expect(query(url, 'select 1 as answer')).rejects.toThrow('ECONNREFUSED')
  },
)
