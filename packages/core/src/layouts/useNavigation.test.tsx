import type { FeatureInfo } from '@marquee/contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FeatureDefinition, FeatureStatus, NavigationItem } from '../feature/types.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { useFeatureStatus } from '../background/useFeatureStatus.ts'
import { useNavigationItems } from './useNavigation.ts'
import { givenPath } from '../routing/to.ts'

afterEach(cleanup)

const entry: NavigationItem = {
  group: 'compete',
  label: { en: 'Draw', es: 'Sorteo' },
  icon: 'ticket',
  to: givenPath('/draw'),
  order: 1,
}
const feature = (item: Partial<NavigationItem>): FeatureDefinition => ({
  id: 'draw',
  navigation: [{ ...entry, ...item }],
  messages: { en: async () => ({}), es: async () => ({}) },
})

function Items() {
  return (
    <ul>
      {useNavigationItems().map(({ key, label }) => (
        <li key={key}>{label}</li>
      ))}
    </ul>
  )
}

/** Of a feature of the tests; which features there are is not the shell's to know. */
const status = 'draw' as string as FeatureStatus
const info = (isActive: boolean) =>
  ({ statusFeatures: { [status]: { isActive } } }) as unknown as FeatureInfo

/** With what the shell does when the first page is at rest. */
function AtRest() {
  useFeatureStatus()
  return <Items />
}

describe('an entry of the navigation', () => {
  it('LOTTERY-02 that hangs on a feature status goes when the platform says that it does not run, and comes back', async () => {
    const { Frame, asked, runtime } = await makeApp({
      brand: { features: [feature({ status })] },
    })
    render(
      <Frame>
        <Items />
      </Frame>,
    )
    expect(await screen.findByText('Draw')).toBeTruthy()
    const tell = (isActive: boolean) =>
      act(async () => void runtime.queryClient.setQueryData(['features-info'], info(isActive)))
    await tell(false)
    await waitFor(() => expect(screen.queryByText('Draw')).toBeNull())
    await tell(true)
    expect(await screen.findByText('Draw')).toBeTruthy()
    // It only reads what somebody else asked for.
    expect(asked.filter(({ path }) => path.includes('features-games-info'))).toEqual([])
  })

  it('LOTTERY-02 is asked for when the page is at rest, and only by brands that have such an entry', async () => {
    const call = 'GET /rest/features-games-info/info/'
    const answers = { [call]: { success: true, data: info(true) } }
    const show = async (item: Partial<NavigationItem>) => {
      const app = await makeApp({ brand: { features: [feature(item)] }, answers })
      render(
        <app.Frame>
          <AtRest />
        </app.Frame>,
      )
      expect(await screen.findByText('Draw')).toBeTruthy()
      return app.asked.filter(({ path }) => path.includes('features-games-info')).length
    }
    expect(await show({ status })).toBe(1)
    cleanup()
    expect(await show({})).toBe(0)
  })

  it('without one is shown at once', async () => {
    const { Frame } = await makeApp({ brand: { features: [feature({})] } })
    render(
      <Frame>
        <Items />
      </Frame>,
    )
    expect(await screen.findByText('Draw')).toBeTruthy()
  })

  it('stays for a player on a break where it helps or says so, and goes where it leads to play (RP-02)', async () => {
    const item = (name: string, more: Partial<NavigationItem>): NavigationItem => ({
      ...entry,
      label: { en: name, es: name },
      to: givenPath(`/${name}`),
      ...more,
    })
    const { Frame } = await makeApp({
      player: makePlayer({ restriction: { kind: 'cool-off', until: 2_000_000_000_000 } }),
      brand: {
        features: [
          {
            ...feature({}),
            navigation: [
              item('lobby', { group: 'play', duringBreak: 'shown' }),
              item('games', { group: 'play' }),
              item('gifts', { group: 'rewards' }),
              item('help', { group: 'help' }),
            ],
          },
        ],
      },
    })
    render(
      <Frame>
        <Items />
      </Frame>,
    )
    await screen.findByText('lobby')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'lobby',
      'help',
    ])
  })
})
