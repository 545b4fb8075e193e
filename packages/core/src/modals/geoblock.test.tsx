// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dialog } from '@marquee/ui/dialog'
import type { ModalProps } from '../feature/modals.ts'
import { makeModalApp } from '../testing/modals.ts'
import { type AnyModals, useAnyModals } from '../testing/anyModals.ts'

const Shown = ({ name, frame }: ModalProps) => <Dialog {...frame} title={name} closeLabel="Close" />
const load = async () => Shown

let modals: AnyModals
function Opener() {
  modals = useAnyModals()
  return null
}

it('MODAL-27 opens over a geoblock page nothing but what is for it, and leaves nothing else open there', async () => {
  const { runtime, Frame } = await makeModalApp(
    { gift: { load }, terms: { load, onGeoblock: true } },
    { path: '/library' },
  )
  render(
    <Frame>
      <Opener />
    </Frame>,
  )
  act(() => void modals.open('gift'))
  expect(await screen.findByRole('dialog', { name: 'gift' })).toBeDefined()
  await act(async () => runtime.router?.navigate({ to: '/geoblock/' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(modals.open('gift')).toBe(false)
  await act(async () => void modals.open('terms'))
  expect(await screen.findByRole('dialog', { name: 'terms' })).toBeDefined()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
