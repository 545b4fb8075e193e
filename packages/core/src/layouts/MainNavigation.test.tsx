import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { variants } from '../brand/composition.ts'
import type { FeatureDefinition, NavigationItem } from '../feature/types.ts'
import { modalStackAtom } from '../modals/store.ts'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { DefaultLayout } from './DefaultLayout.tsx'
import { givenPath } from '../routing/to.ts'

const item = (label: string, overrides: Partial<NavigationItem> = {}): NavigationItem => ({
  group: 'play',
  label: { en: label, es: label },
  icon: 'gift',
  to: givenPath(`/${label.toLowerCase()}`),
  order: 1,
  primary: true,
  ...overrides,
})
const { primary: _, ...wheel } = item('Wheel', { group: 'rewards', order: 2 })
const features: FeatureDefinition[] = [
  {
    id: 'all',
    navigation: [
      item('Help', { group: 'help', order: 0 }),
      item('Rewards', { group: 'rewards', bottomBar: true, sumsUpRewards: true }),
      wheel,
      item('Games', { order: 2, bottomBar: 'centre' }),
      item('Lobby', { order: 1, bottomBar: true }),
    ],
    messages: { en: async () => ({}), es: async () => ({}) },
  },
]

async function show(navigation: (typeof variants)['navigation'][number], guest = false) {
  const options: TestAppOptions = {
    brand: { features, composition: { navigation } },
    player: guest ? null : makePlayer(),
  }
  const { Frame, runtime } = await makeApp(options)
  render(
    <Frame>
      <DefaultLayout>
        <p>Page</p>
      </DefaultLayout>
    </Frame>,
  )
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  const quick = within(await screen.findByRole('navigation', { name: 'Quick' }))
  return { main, quick, runtime }
}

const linksOf = (part: { getAllByRole: (role: string) => HTMLElement[] }) =>
  part.getAllByRole('link').map(({ textContent }) => textContent)

describe.each(variants.navigation)('the navigation as %s', (navigation) => {
  it('LAYOUT-08 has the few primary entries group by group, one for all rewards, and the menu with everything', async () => {
    const { main, runtime } = await show(navigation)
    expect(linksOf(main)).toEqual(['Lobby', 'Games', 'Rewards', 'Help'])
    const opened = () => JSON.stringify(runtime.store.get(modalStackAtom))
    expect(opened()).not.toContain('menu')
    main.getByRole('button', { name: 'More' }).click()
    await waitFor(() => expect(opened()).toContain('menu'))
  })

  it('leads to games, rewards and the menu on a phone, for players and guests alike', async () => {
    for (const guest of [false, true]) {
      const { quick } = await show(navigation, guest)
      expect(linksOf(quick)).toEqual(expect.arrayContaining(['Lobby', 'Games', 'Rewards']))
      expect(quick.getAllByRole('button', { name: 'Menu' })).toHaveLength(1)
      document.body.replaceChildren()
    }
  })

  it('stands before the content, in the header where it is a line of it', async () => {
    const { main } = await show(navigation)
    const nav = screen.getByRole('navigation', { name: 'Main' })
    const content = screen.getByRole('main')
    expect(nav.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(Boolean(nav.closest('header'))).toBe(navigation === 'topbar')
    expect(main.queryByRole('button', { name: 'Show icons only' }) !== null).toBe(
      navigation === 'sidebar',
    )
  })
})
