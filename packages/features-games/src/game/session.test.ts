// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { setClock } from '@marquee/core'
import { afterEach, expect, it } from 'vitest'
import { addToNet, beginSession, playSessionAtom } from './session.ts'

afterEach(() => sessionStorage.clear())

it('counts wins less stakes, each unit by itself', () => {
  const store = createStore()
  beginSession(store, 'robin')
  addToNet(store, 'coins', -10)
  addToNet(store, 'coins', 35)
  addToNet(store, 'entries', -250)
  expect(store.get(playSessionAtom)?.net).toEqual({ coins: 25, entries: -250 })
})

it('goes on after the page was loaded again, but not for somebody else', () => {
  const back = setClock(() => 1_000)
  beginSession(createStore(), 'robin')
  setClock(() => 9_000)
  const [same, other] = [createStore(), createStore()]
  beginSession(same, 'robin')
  beginSession(other, 'kim')
  back()
  expect([same.get(playSessionAtom)?.startedAt, other.get(playSessionAtom)?.startedAt]).toEqual([
    1_000, 9_000,
  ])
})
