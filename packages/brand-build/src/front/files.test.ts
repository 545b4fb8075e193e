import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from './files.ts'

let root: string
let server: Server
let url: string

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-files-'))
  mkdirSync(path.join(root, 'assets'))
  writeFileSync(path.join(root, 'assets/shell-012345.js'), 'export {}')
  writeFileSync(path.join(root, 'assets/shell-012345.js.gz'), gzipSync('export {}'))
  writeFileSync(path.join(root, 'robots.txt'), 'User-agent: *')
  const files = filesBelow('/files/', root)
  server = createServer((request, answer) =>
    files(request, answer, () => answer.writeHead(204).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

describe('filesBelow', () => {
  it('keeps a file whose name carries a hash for ever, and asks again for any other', async () => {
    const hashed = await fetch(`${url}/files/assets/shell-012345.js`)
    const plain = await fetch(`${url}/files/robots.txt`)
    expect(hashed.headers.get('cache-control')).toContain('immutable')
    expect(plain.headers.get('cache-control')).toBe('no-cache')
  })
  it('sends what the build compressed, and the same text', async () => {
    const answer = await fetch(`${url}/files/assets/shell-012345.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([
      'gzip',
      'export {}',
    ])
  })
  it('answers an unchanged file with 304', async () => {
    const first = await fetch(`${url}/files/robots.txt`)
    const again = await fetch(`${url}/files/robots.txt`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
  it.each(['/files/none.js', '/files/../package.json', '/files/%2e%2e/secret', '/files/%E0%A4%A'])(
    'answers %s with 404',
    async (address) => {
      const answer = await fetch(`${url}${address}`)
      expect([204, 404]).toContain(answer.status)
      expect(await answer.text()).not.toContain('{')
    },
  )
  it('goes on answering after the folder is gone', async () => {
    rmSync(path.join(root, 'assets'), { recursive: true })
    expect((await fetch(`${url}/files/assets/shell-012345.js`)).status).toBe(200)
  })
  it('lets what is not below its prefix pass', async () => {
    expect((await fetch(`${url}/lobby/`)).status).toBe(204)
  })
})

describe('a file that another one replaces', () => {
  it('is answered in every encoding with the head first, and its mark follows the head', async () => {
    writeFileSync(path.join(root, 'worker.js'), 'export {}')
    const ask = async (head: string, encoding: string) => {
      const files = filesBelow('/', root, {
        replace: { '/sw.js': { by: '/worker.js', head } },
      })
      const once = createServer((request, answer) => files(request, answer, () => answer.end()))
      await new Promise<void>((resolve) => once.listen(0, '127.0.0.1', resolve))
      const { port } = once.address() as AddressInfo
      const headers = { 'accept-encoding': encoding, connection: 'close' }
      const answer = await fetch(`http://127.0.0.1:${port}/sw.js`, { headers })
      once.close()
      return { text: await answer.text(), etag: answer.headers.get('etag') }
    }
    const [plain, packed, br, other] = await Promise.all([
      ask('one;', 'identity'),
      ask('one;', 'gzip'),
      ask('one;', 'br'),
      ask('two;', 'identity'),
    ])
    expect([plain.text, packed?.text, br?.text]).toEqual(Array(3).fill('one;export {}'))
    expect(other?.etag).not.toBe(plain.etag)
  })
})
