// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@marquee/ui/dialog'
import type { ModalProps } from '../feature/modals.ts'
import { closeModals, modalStackAtom } from './store.ts'
import { makeModalApp } from '../testing/modals.ts'
import { type AnyModals, useAnyModals } from '../testing/anyModals.ts'

const Shown = ({ name, frame }: ModalProps) => <Dialog {...frame} title={name} closeLabel="Close" />

/** Has nothing to ask any more by the time it is asked for. */
function Needless({ close, ...modal }: ModalProps) {
  useEffect(close, [close])
  return <Shown close={close} {...modal} />
}

let modals: AnyModals
function Opener() {
  modals = useAnyModals()
  return null
}

it('MODAL-07 a modal that closes itself at once leaves nothing behind: the next one opens', async () => {
  const { runtime, Frame } = await makeModalApp({
    needless: { load: async () => Needless },
    gift: { load: async () => Shown },
  })
  render(
    <Frame>
      <Opener />
    </Frame>,
  )
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
  render(
    <Frame>
      <Opener />
    </Frame>,
  )
  await act(async () => void modals.open('slow'))
  await act(async () => closeModals(runtime.store, () => true))
  await act(async () => slow.resolve(Shown))
  await act(async () => void modals.open('gift'))
  expect(await screen.findByRole('dialog', { name: 'gift' })).toBeDefined()
  expect(runtime.store.get(modalStackAtom)).toHaveLength(1)
})
