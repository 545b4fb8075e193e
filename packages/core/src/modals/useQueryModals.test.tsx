// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { modalStackAtom } from './store.ts'
import { useQueryModals } from './useQueryModals.ts'

function Follower() {
  useQueryModals()
  return null
}

const Nothing = async () => () => null
const feature = {
  id: 'account',
  modals: {
    welcome: { load: Nothing, openModal: 'welcome', unasked: true },
    profile: { load: Nothing, openModal: 'profile' },
  },
  messages: { en: async () => ({}), es: async () => ({}) },
}

async function open(path: string) {
  const { Frame, runtime } = await makeApp({
    path,
    player: makePlayer(),
    brand: { features: [feature] },
  })
  render(
    <Frame>
      <Follower />
    </Frame>,
  )
  return () => runtime.store.get(modalStackAtom).map(({ name }) => name)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a scene that the address opens comes at once, what else it names once the browser is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const scenes = await open('/?openModal=welcome')
  await waitFor(() => expect(scenes()).toEqual(['welcome']))
  const others = await open('/?openModal=profile')
  expect(others()).toEqual([])
  await waitFor(() => expect(idle.length).toBeGreaterThan(0))
  for (const run of idle) run()
  await waitFor(() => expect(others()).toEqual(['profile']))
})
