import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeBackOffice } from '../backOffice.ts'
import type { ServedBrand } from '../brands.ts'
import { startFront } from '../front.ts'
import { usualLimits } from '../visitorLimit.ts'

/**
 * A front in a process of its own, forked by tests that ask for its memory: any message is answered with
 * what the process holds, in bytes. The first argument is the length of its pages in characters, the second
 * how many of one network may be open at once; the usual unless given.
 */
const [length = '0', atOnce = String(usualLimits.atOnce)] = process.argv.slice(2)

let served = 0
/** Each is another one, as the pages of players are. */
const page: ServedBrand['page'] = async () => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  cookies: [],
  parts: [`${++served}`.padEnd(Number(length), '.')],
  shared: false,
  isIncomplete: false,
})
const brand = {
  brand: { key: 'test' },
  folder: 'test',
  files: (_request, _answer, next) => next(),
  page,
} as Pick<ServedBrand, 'folder' | 'files' | 'page'> & { brand: { key: string } }

const nothing = mkdtempSync(path.join(tmpdir(), 'marquee-front-process-'))
const { port } = await startFront({
  brands: [brand as ServedBrand],
  platformUrl: 'http://127.0.0.1:9',
  rendererKey: 'the-key',
  games: { covers: nothing, arcade: nothing },
  backOffice: makeBackOffice(nothing, ['back-office.localhost']),
  limits: { ...usualLimits, atOnce: Number(atOnce) },
  port: 0,
})
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ held: process.memoryUsage().rss, served })
})
process.send?.({ port })
