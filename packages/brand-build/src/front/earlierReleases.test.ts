import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { earlierOf } from './brands.ts'
import { filesBelow } from './files.ts'
import { fromDisk } from './snapshot.ts'

const root = mkdtempSync(path.join(tmpdir(), 'marquee-earlier-'))
afterAll(() => rmSync(root, { recursive: true }))

function makeClient(folder: string, files: Record<string, string>): string {
  const client = path.join(root, folder, 'client')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true })
    writeFileSync(path.join(client, name), text)
  }
  return client
}

it('still serves the hashed files of earlier releases, and of other files its own alone', async () => {
  makeClient('earlier/1.0.0', {
    'assets/Page-aaaaaaa.js': 'first',
    'assets/shared-ccccccc.js': 'shared',
    'version.json': '1.0.0',
    'gone.json': 'old',
  })
  makeClient('earlier/1.1.0', { 'assets/Page-bbbbbbb.js': 'second' })
  mkdirSync(path.join(root, 'earlier/notes'))
  const own = makeClient('now', {
    'assets/Page-ddddddd.js': 'third',
    'assets/shared-ccccccc.js': 'shared',
    'version.json': '1.2.0',
  })
  const earlier = earlierOf(path.join(root, 'earlier'))
  const files = filesBelow('/', own, { earlier, hold: fromDisk() })
  const server = createServer((request, answer) =>
    files(request, answer, () => answer.writeHead(500).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${name}`)
    return [answer.status, await answer.text()]
  }
  expect(await ask('/assets/Page-aaaaaaa.js')).toEqual([200, 'first'])
  expect(await ask('/assets/Page-bbbbbbb.js')).toEqual([200, 'second'])
  expect(await ask('/assets/Page-ddddddd.js')).toEqual([200, 'third'])
  expect(await ask('/assets/shared-ccccccc.js')).toEqual([200, 'shared'])
  expect(await ask('/version.json')).toEqual([200, '1.2.0'])
  expect((await ask('/gone.json'))[0]).toBe(404)
  server.close()
})
