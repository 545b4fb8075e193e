import { setClock } from '@marquee/core'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { makeLaunch } from '../testing/makeLaunch.ts'
import { addToNet, followSession, playSessionAtom } from './session.ts'

const played = (elapsedMs: number, coins: number, entries = 0) =>
  makeLaunch({ playSession: { elapsedMs, net: { coins, entries } } })

it('counts on from what the platform says, each unit by itself', () => {
  const store = createStore()
  followSession(store, played(0, 120))
  addToNet(store, 'coins', -10)
  addToNet(store, 'coins', 35)
  addToNet(store, 'entries', -250)
  expect(store.get(playSessionAtom)?.net).toEqual({ coins: 145, entries: -250 })
})

it('begins when the platform says it began, by this device’s clock, however often a game is opened', () => {
  const back = setClock(() => 600_000)
  const store = createStore()
  followSession(store, played(180_000, -40))
  const reloaded = createStore()
  setClock(() => 660_000)
  followSession(reloaded, played(240_000, -40))
  back()
  expect([store, reloaded].map((one) => one.get(playSessionAtom))).toEqual([
    { startedAt: 420_000, net: { coins: -40, entries: 0 } },
    { startedAt: 420_000, net: { coins: -40, entries: 0 } },
  ])
})

it('is not touched by a demo', () => {
  const store = createStore()
  followSession(store, makeLaunch({ mode: 'demo', playSession: null }))
  expect(store.get(playSessionAtom)).toBeNull()
})
