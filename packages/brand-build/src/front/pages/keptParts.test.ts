import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestFront, type TestFront } from '../testing/startTestFront.ts'

let front: TestFront
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  front = await startTestFront()
})
afterEach(async () => {
  await front.stop()
  vi.restoreAllMocks()
})

const asked = () => front.platform.heard.map(({ path }) => path)
const bodyOf = (html: string): string => /<div id="app">.*?<script/s.exec(html)?.[0] ?? ''

it('asks who is there, for the shell and for the player at once', async () => {
  await front.ask('/open', { headers: { cookie: 'marquee=Kim' } })
  // This platform takes no batches: what was in one comes call by call.
  expect(asked()[0]).toBe('/rest/batch/')
  expect(asked().slice(1, 4).sort()).toEqual([
    '/rest/app/init/',
    '/rest/player/',
    '/rest/request/handle/',
  ])
})

it('gives each player a page of their own, however often others were there before', async () => {
  for (let round = 1; round <= 4; round++) {
    for (const name of ['Kim', 'Robin']) {
      const { text } = await front.ask('/open', { headers: { cookie: `marquee=${name}` } })
      expect(bodyOf(text)).toContain(`Welcome ${name}`)
      expect(text).not.toContain(name === 'Kim' ? 'Robin' : 'Kim')
    }
    const guest = await front.ask('/open', { headers: { cookie: 'other=1' } })
    expect(bodyOf(guest.text)).toContain('Welcome guest')
    expect(guest.text).not.toMatch(/Kim|Robin/)
  }
})
