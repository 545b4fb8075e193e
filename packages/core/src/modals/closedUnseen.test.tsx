// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, type PropsWithChildren, useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from '@marquee/ui/dialog'
import type { ModalProps } from '../feature/modals.ts'
import { closeModals, modalStackAtom } from './store.ts'
import { makeModalApp } from '../testing/modals.ts'
import { type AnyModals, useAnyModals } from '../testing/anyModals.ts'
import { shownToasts } from '../testing/shownToasts.ts'

const Shown = ({ name, frame }: ModalProps) => <Dialog {...frame} title={name} closeLabel="Close" />

/** Has nothing to ask any more by the time it is asked for. */
function Needless({ close, ...modal }: ModalProps) {
  useEffect(close, [close])
  return <Shown close={close} {...modal} />
}

let modals: AnyModals
function Opener() {
  modals = useAnyModals()
  return <p>opener</p>
}

async function show(Frame: ComponentType<PropsWithChildren>): Promise<void> {
  render(
    <Frame>
      <Opener />
    </Frame>,
  )
  await screen.findByText('opener')
}
afterEach(cleanup)

it('MODAL-07 a modal that closes itself at once leaves nothing behind: the next one opens', async () => {
  const { runtime, Frame } = await makeModalApp({
    needless: { load: async () => Needless },
    gift: { load: async () => Shown },
  })
  await show(Frame)
  await act(async () => void modals.open('needless'))
  await act(async () => void modals.open('gift'))
  expect(await screen.findByRole('dialog', { name: 'gift' })).toBeDefined()
  expect(runtime.store.get(modalStackAtom).map(({ name }) => name)).toEqual(['gift'])
})

it('a modal that is given up while its code is on the way leaves nothing behind', async () => {
  const slow = Promise.withResolvers<typeof Shown>()
  const { runtime, Frame } = await makeModalApp({
    slow: { load: () => slow.promise },
    gift: { load: async () => Shown },
  })
  await show(Frame)
  await act(async () => void modals.open('slow'))
  await act(async () => closeModals(runtime.store, () => true))
  await act(async () => slow.resolve(Shown))
  await act(async () => void modals.open('gift'))
  expect(await screen.findByRole('dialog', { name: 'gift' })).toBeDefined()
  expect(runtime.store.get(modalStackAtom)).toHaveLength(1)
})

it('a modal whose code does not come is told of, leaves nothing behind, and is fetched anew at the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Shown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Shown)
  const { runtime, Frame } = await makeModalApp({ gift: { load } })
  await show(Frame)
  await act(async () => void modals.open('gift'))
  await waitFor(() =>
    expect(shownToasts.map(({ text }) => text)).toEqual([
      'This didn’t open. Check your connection and try again.',
    ]),
  )
  await waitFor(() => expect(runtime.store.get(modalStackAtom)).toEqual([]))
  await act(async () => void modals.open('gift'))
  expect(await screen.findByRole('dialog', { name: 'gift' })).toBeDefined()
})
