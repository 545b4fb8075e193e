// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { keepNotifications, notificationsKey } from './keepNotifications.ts'
import { markAllRead, notificationsAtom, notify } from './notifications.ts'
import { makeNotification } from './testing.ts'

const key = notificationsKey('test', 'p1')
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
const ends: (() => void)[] = []

/** A page of the brand where that player is signed in; a reload is another one. */
async function openPage(playerId = 'p1') {
  const { runtime } = await makeApp()
  ends.push(keepNotifications(runtime, playerId))
  return { ...runtime, list: () => runtime.store.get(notificationsAtom) }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('keepNotifications', () => {
  it('brings back after a reload what was there, read or not', async () => {
    const { store } = await openPage()
    notify(store, makeNotification({ id: 'one' }))
    markAllRead(store)
    notify(store, makeNotification({ id: 'two', at: Date.UTC(2026, 10, 21) }))
    const reloaded = await openPage()
    expect(reloaded.list()).toMatchObject([
      { id: 'two', read: false },
      { id: 'one', read: true },
    ])
  })

  it('takes what came before it was asked to keep, and knows it again', async () => {
    localStorage.setItem(key, JSON.stringify([makeNotification({ id: 'one', read: true })]))
    const { runtime } = await makeApp()
    notify(runtime.store, makeNotification({ id: 'one' }))
    notify(runtime.store, makeNotification({ id: 'two' }))
    ends.push(keepNotifications(runtime, 'p1'))
    const list = runtime.store.get(notificationsAtom)
    expect(list.map(({ id, read }) => [id, read]).sort()).toEqual([
      ['one', true],
      ['two', false],
    ])
  })

  it('keeps at most 50, the newest', async () => {
    const { store } = await openPage()
    for (let count = 1; count <= 60; count += 1)
      notify(store, makeNotification({ id: `n${count}`, at: count }))
    const { list } = await openPage()
    expect(list()).toHaveLength(50)
    expect(list()[0]?.id).toBe('n60')
    expect(list().at(-1)?.id).toBe('n11')
  })

  it('keeps each player apart, and forgets on signing out', async () => {
    const one = await openPage()
    notify(one.store, makeNotification())
    expect((await openPage('p2')).list()).toEqual([])
    expect(kept()).toHaveLength(1)
    one.events.emit('signed-out', {})
    expect(one.list()).toEqual([])
    expect(kept()).toBeNull()
  })

  it('takes them from the page when the player is no longer there, and leaves them kept', async () => {
    const { store, list } = await openPage()
    notify(store, makeNotification())
    ends.pop()?.()
    expect(list()).toEqual([])
    expect(kept()).toHaveLength(1)
  })

  it('follows what another tab does', async () => {
    const { list } = await openPage()
    const newValue = JSON.stringify([makeNotification({ read: true })])
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(list()).toEqual([makeNotification({ read: true })])
  })

  it.each(['not json', '{}', '[1, {"id": 2}]'])('makes nothing of %s', async (text) => {
    localStorage.setItem(key, text)
    expect((await openPage()).list()).toEqual([])
  })

  it('goes on without a place to keep them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const setItem = () => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} })
    const { store, list } = await openPage()
    notify(store, makeNotification())
    expect(list()).toHaveLength(1)
    expect(warn).toHaveBeenCalled()
    vi.unstubAllGlobals()
    warn.mockRestore()
  })
})
