// @vitest-environment happy-dom
import { modalStackAtom } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { games } from '../feature.ts'
import { makeCatalogue } from '../testing/makeCatalogue.ts'
import { GameSearchModal } from './GameSearchModal.tsx'
import { SearchKey } from './SearchKey.tsx'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

async function openSearch() {
  const app = await makeApp({
    player: makePlayer({ lastGames: [3, 99, 5], playerRestrictionIdsHash: 'h' }),
    brand: { features: [games()] },
    data: [[['games', 'catalogue', 'h'], makeCatalogue()]],
  })
  const Opened = () => {
    const [open, setOpen] = useState(false)
    useEffect(() => setOpen(true), [])
    const close = () => setOpen(false)
    return (
      <GameSearchModal
        name="game-search"
        props={{}}
        close={close}
        frame={{ open, onOpenChange: setOpen, onOpenChangeComplete: () => undefined }}
      />
    )
  }
  render(
    <app.Frame>
      <Opened />
    </app.Frame>,
  )
  const field = await screen.findByRole('combobox')
  return { app, field }
}

const selected = () =>
  screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')
    ?.textContent
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

it('shows what was played last before anything is typed, and the providers', async () => {
  await openSearch()
  const recent = await screen.findByRole('group', { name: 'Recently played' })
  expect(recent.textContent).toContain('Starlit Harvest')
  expect(recent.querySelectorAll('[role=option]')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Saltglass' }).getAttribute('href')).toBe(
    '/issues/providers/saltglass',
  )
})

it('MODAL-57 finds games while typing, moves with the arrows and opens with Enter', async () => {
  const { app, field } = await openSearch()
  fireEvent.change(field, { target: { value: 'otterworks' } })
  await waitFor(() => expect(names()).toHaveLength(5))
  const [first, second, , , last] = names()
  expect(selected()).toBe(first)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(selected()).toBe(second)
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(selected()).toBe(last)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(app.location()).toBe('/?game=8'))
})

it('says so when nothing is found', async () => {
  const { field } = await openSearch()
  fireEvent.change(field, { target: { value: 'zeppelin' } })
  expect(await screen.findByText('No games match “zeppelin”')).toBeDefined()
})

it('opens with the key / unless somebody is typing', async () => {
  const app = await makeApp({ player: makePlayer(), brand: { features: [games()] } })
  render(
    <app.Frame>
      <input aria-label="elsewhere" />
      <SearchKey />
    </app.Frame>,
  )
  fireEvent.keyDown(await screen.findByLabelText('elsewhere'), { key: '/' })
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(screen.queryByRole('combobox')).toBeNull()
  fireEvent.keyDown(document.body, { key: '/' })
  await screen.findByRole('combobox')
})

it('the key opens nothing during a break', async () => {
  const { Frame, runtime } = await makeApp({
    player: makePlayer({ restriction: { kind: 'cool-off', until: 2_000_000_000_000 } }),
    brand: { features: [games()] },
  })
  render(
    <Frame>
      <SearchKey />
      <p>elsewhere</p>
    </Frame>,
  )
  await screen.findByText('elsewhere')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(runtime.store.get(modalStackAtom)).toEqual([])
})
