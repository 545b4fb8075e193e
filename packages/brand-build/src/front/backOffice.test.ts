import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeBackOffice } from './backOffice.ts'

const host = 'staff.example'

function makeBuild(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-back-office-'))
  mkdirSync(path.join(root, 'assets'))
  writeFileSync(path.join(root, 'index.html'), '<meta content="__page_nonce__">')
  writeFileSync(path.join(root, 'assets/index-0123abcd.js'), 'run()')
  return root
}

async function serve(root: string): Promise<string> {
  const office = makeBackOffice(root, [host])
  const server = createServer((request, answer) => office.show(request, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('answers at its own hosts, whatever their port, and nowhere else', () => {
  const office = makeBackOffice(makeBuild(), [host])
  expect([host, 'STAFF.example:3000', `a.${host}`, 'tao.localhost'].map(office.isAt)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('gives the page for every address that is no file, each time under a nonce of its own', async () => {
  const url = await serve(makeBuild())
  const nonces = new Set<string>()
  for (const address of ['/', '/players', '/index.html', '/../../etc/passwd']) {
    const answer = await fetch(url + address)
    const [, nonce = ''] =
      /'nonce-([\w-]{22})'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
    expect(await answer.text()).toBe(`<meta content="${nonce}">`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
})

it('keeps files for good, and answers 404 for those it does not have', async () => {
  const url = await serve(makeBuild())
  const script = await fetch(`${url}/assets/index-0123abcd.js`)
  expect([script.status, await script.text()]).toEqual([200, 'run()'])
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${url}/assets/index-ffffffff.js`)).status).toBe(404)
})

it('says what to do when it was not built', async () => {
  const answer = await fetch(await serve(path.join(tmpdir(), 'nothing-was-built-here')))
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('pnpm build')])
})
