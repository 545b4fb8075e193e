import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { makePlayer } from '../testing/makePlayer.ts'
import { heldAtom } from '../session/balanceHold.ts'
import { notificationsAtom } from './notifications.ts'

const makeStore = (...ids: string[]) => {
  const store = createStore()
  const add = (id: string) =>
    store.set(notificationsAtom, {
      type: 'add',
      notification: { id, text: 'background:notifications.coins', values: {}, at: 0 },
    })
  ids.forEach(add)
  const shown = () => store.get(notificationsAtom).map(({ id, read }) => (read ? `(${id})` : id))
  return { store, add, shown }
}

it('shows the newest first, each id once, and keeps fifty', () => {
  const { shown } = makeStore('a', 'b', 'a', ...Array.from({ length: 49 }, (_, n) => `n${n}`))
  expect(shown()).toHaveLength(50)
  expect(shown()[0]).toBe('n48')
  expect(shown().at(-1)).toBe('b')
})

it('waits for the end of the reveal that was running, and is not read before it was seen', () => {
  const { store, add, shown } = makeStore('before')
  const { playerBalance } = makePlayer().playerInfo
  store.set(heldAtom, [playerBalance])
  add('during')
  store.set(notificationsAtom, { type: 'readAll' })
  expect(shown()).toEqual(['(before)'])
  store.set(heldAtom, [{ ...playerBalance }])
  expect(shown()).toEqual(['during', '(before)'])
})

it('is empty for whoever signs in next', () => {
  const { store, shown } = makeStore('a')
  store.set(notificationsAtom, { type: 'clear' })
  expect(shown()).toEqual([])
})
