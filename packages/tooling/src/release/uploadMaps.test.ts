import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { archiveOf } from './tar.ts'
import { filesOf, uploadMaps } from './uploadMaps.ts'

interface Heard {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  uri: string
  file: string
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** The service's API as far as source maps go. */
async function startService(status: number): Promise<{ api: string; heard: Heard[] }> {
  const heard: Heard[] = []
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      const type = headers['content-type'] ?? ''
      void new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
        .formData()
        .then(async (form) => {
          const file = form.get('file') as File
          const uri = String(form.get('uri'))
          const { authorization } = headers
          heard.push({ method, url, authorization, uri, file: await file.text() })
          answer.writeHead(status).end()
        })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

const maps = new Map([
  ['assets/Page-abcdefg.js.map', Buffer.from('{"version":3}')],
  ['sw.js.map', Buffer.from('{}')],
])

describe('uploadMaps', () => {
  it('gives the service each map of an archive with the address of its script', async () => {
    const { api, heard } = await startService(200)
    const unpacked = filesOf(archiveOf(maps, 0))
    const target = { api, application: 'app 1', token: 'secret' }
    expect(await uploadMaps(unpacked, 'https://play.example', target)).toBe(2)
    expect(heard[0]).toEqual({
      method: 'PUT',
      url: '/v3/applications/app%201/source-maps',
      authorization: 'Bearer secret',
      uri: 'https://play.example/assets/Page-abcdefg.js',
      file: '{"version":3}',
    })
    expect(heard[1]?.uri).toBe('https://play.example/sw.js')
  })

  it('stops at a refusal, and says what to check', async () => {
    const { api, heard } = await startService(401)
    const target = { api, application: 'app', token: 'old' }
    await expect(uploadMaps(maps, 'https://play.example', target)).rejects.toThrow(
      /answered 401 to assets\/Page-abcdefg\.js\.map.*MONITORING_TOKEN/,
    )
    expect(heard.length).toBe(1)
  })
})
