import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makePlayer } from '@marquee/core/testing'
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

const batches = () => asked().filter((path) => path === '/rest/batch/').length
const signedIn = (name: string) => ({ headers: { cookie: `marquee=${name}` } })

it('asks the platform once for a page that another player had before', async () => {
  front.platform.takesBatches = true
  await front.ask('/open', signedIn('Kim'))
  expect(batches()).toBe(1)
  for (const name of ['Robin', 'Kim', 'Robin']) {
    front.platform.heard.length = 0
    const { text } = await front.ask('/open', signedIn(name))
    expect(bodyOf(text)).toContain(`Welcome ${name}`)
    expect(asked().sort()).toEqual([
      '/rest/app/init/',
      '/rest/batch/',
      '/rest/player/',
      '/rest/request/handle/',
      '/rest/restriction/info/',
    ])
  }
})

it('asks for nothing of players for whoever has no session', async () => {
  front.platform.takesBatches = true
  await front.ask('/open', signedIn('Kim'))
  front.platform.heard.length = 0
  await front.ask('/open')
  expect(asked()).not.toContain('/rest/player/')
})

it('shows who signed out what guests see, and everybody their own state from one page to the next', async () => {
  front.platform.takesBatches = true
  const modes = new Map<string, 'SweepStakes' | 'TournamentPoints'>()
  const signedOut = new Set<string>()
  front.platform.answers.set('/rest/player/', ({ headers }) => {
    const name = /marquee=(\w+)/.exec(headers['cookie'] ?? '')?.[1] ?? ''
    if (signedOut.has(name)) return Response.json({ success: false }, { status: 401 })
    const gameMode = modes.get(name) ?? 'SweepStakes'
    return Response.json({ success: true, data: makePlayer({ login: name, name, gameMode }) })
  })
  front.platform.answers.set('/rest/request/handle/', ({ headers }) => {
    const name = /marquee=(\w+)/.exec(headers['cookie'] ?? '')?.[1] ?? ''
    return Response.json({ authorized: !signedOut.has(name), redirectUrl: null })
  })
  front.platform.answers.set('/rest/app/init/', ({ headers }) => {
    const name = /marquee=(\w+)/.exec(headers['cookie'] ?? '')?.[1] ?? ''
    const isGuest = signedOut.has(name)
    return Response.json({
      success: true,
      data: { isGuest, login: isGuest ? null : name, favoriteGames: [] },
    })
  })
  const stateOf = (html: string) => /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  for (let round = 1; round <= 3; round++) {
    for (const mode of ['SweepStakes', 'TournamentPoints'] as const) {
      modes.set('Kim', mode)
      const kim = await front.ask('/open', signedIn('Kim'))
      expect(stateOf(kim.text)).toContain(`"gameMode":"${mode}"`)
      const robin = await front.ask('/es/open', signedIn('Robin'))
      expect(bodyOf(robin.text)).toContain('Welcome Robin')
      expect(stateOf(robin.text)).toContain('"gameMode":"SweepStakes"')
      expect(robin.text).not.toContain('Kim')
      expect(robin.text).toContain('<html lang="es"')
    }
    signedOut.add('Kim')
    const gone = await front.ask('/open', signedIn('Kim'))
    expect(bodyOf(gone.text)).toContain('Welcome guest')
    expect(stateOf(gone.text)).not.toMatch(/"gameMode"|Robin/)
    signedOut.delete('Kim')
  }
})

it('writes another nonce into each answer', async () => {
  const nonces = new Set<string>()
  for (let round = 1; round <= 5; round++) {
    const { text } = await front.ask('/open', signedIn('Kim'))
    for (const [, nonce = ''] of text.matchAll(/nonce="([^"]+)"/g)) nonces.add(nonce)
  }
  expect(nonces.size).toBe(5)
})
