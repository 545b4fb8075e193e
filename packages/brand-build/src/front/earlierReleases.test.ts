import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { earlierOf } from './brands.ts'
import { filesBelow } from './files.ts'
import { fromDisk } from './snapshot.ts'
import { startTestFront } from './testing/startTestFront.ts'

const root = mkdtempSync(path.join(tmpdir(), 'marquee-earlier-'))
afterAll(() => rmSync(root, { recursive: true }))

function makePart(folder: string, files: Record<string, string>): string {
  const part = path.join(root, folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(part, name)), { recursive: true })
    writeFileSync(path.join(part, name), text)
  }
  return part
}

const makeClient = (folder: string, files: Record<string, string>): string =>
  makePart(`${folder}/client`, files)

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
  const earlier = earlierOf(path.join(root, 'earlier'), 'client')
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

it('still serves parts and covers of games of earlier releases, readable from frames without origin', async () => {
  makePart('games/1.0.0', {
    'arcade/assets/pixi-aaaaaaaa.js': 'engine',
    'arcade/old.html': 'old',
    'covers/koi.1234567890@1x.webp': 'koi',
    'covers/sources.json': '{}',
    'studio-games/river-lamps/assets/index-aaaaaaaa.js': 'lamps',
    'studio-games/night-train/assets/index-aaaaaaaa.js': 'train',
  })
  const front = await startTestFront({
    studioGames: ['river-lamps'],
    earlier: (part) => earlierOf(path.join(root, 'games'), part),
  })
  const ask = async (name: string) => {
    const { status, headers, text } = await front.ask(name)
    return status === 200 ? [text, headers['access-control-allow-origin']] : status
  }
  expect(await ask('/arcade/assets/pixi-aaaaaaaa.js')).toEqual(['engine', '*'])
  expect(await ask('/media/covers/koi.1234567890@1x.webp')).toEqual(['koi', undefined])
  expect(await ask('/studio-games/river-lamps/assets/index-aaaaaaaa.js')).toEqual(['lamps', '*'])
  expect(await ask('/studio-games/night-train/assets/index-aaaaaaaa.js')).toBe(404)
  expect(await ask('/arcade/old.html')).toBe(404)
  expect(await ask('/media/covers/sources.json')).toBe(404)
  await front.stop()
})
