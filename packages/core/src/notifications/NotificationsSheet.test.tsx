// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setClock } from '../app/clock.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { openModal } from '../modals/store.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { notify, type NewNotification } from './notifications.ts'
import { makeNotification } from './testing.ts'

const minutes = (count: number) => count * 60_000
const club: FeatureDefinition = {
  id: 'club',
  routes: [{ path: '/vip', name: 'vip', title: 'x', page: async () => () => null }],
  messages: { en: async () => ({}), es: async () => ({}) },
}
const resetClock = setClock(() => makeNotification().at + minutes(5))
afterEach(resetClock)

async function shown(list: NewNotification[], locale: LocaleCode = 'en') {
  const { runtime, Frame } = await makeApp({
    player: makePlayer(),
    locale,
    brand: { features: [club] },
  })
  for (const one of list) notify(runtime.store, one)
  render(<Frame>{null}</Frame>)
  await act(async () => openModal(runtime.store, 'notifications'))
  return within(await screen.findByRole('dialog'))
}

it('LAYOUT-10 lists what came, newest first, with its time and the way on where the brand has one', async () => {
  setClock(() => makeNotification().at + minutes(5))
  const dialog = await shown([
    makeNotification(),
    makeNotification({
      id: 'rank',
      text: 'background:notifications.rankLevel',
      values: { level: 4 },
      link: '/vip',
    }),
    makeNotification({
      id: 'identity',
      text: 'background:notifications.identity.rejected',
      link: '/profile/identity',
    }),
  ])
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('could not be verified')
  expect(lines[2]).toContain('500 coins were added')
  expect(lines[2]).toMatch(/New.*5 min/)
  const links = dialog.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vip'])
  expect(links[0]?.textContent).toBe('You have reached level 4 of the club.')
})

it('reads the same in the locale of the page', async () => {
  const dialog = await shown([makeNotification({ values: { coins: 12_500 } })], 'es')
  expect(dialog.getByRole('listitem').textContent).toContain('Se han sumado 12.500 monedas')
})

it('says what will be here while nothing is', async () => {
  const dialog = await shown([])
  expect(dialog.getByText('Nothing new')).toBeDefined()
  expect(dialog.queryByRole('list')).toBeNull()
})
