import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { Header } from './Header.tsx'

const search: FeatureDefinition = {
  id: 'games',
  modals: { 'game-search': { load: async () => () => null } },
  messages: { en: async () => ({}), es: async () => ({}) },
}

it.each([
  ['is there for a player', null, 1],
  [
    'is gone during a break, whose games nobody is led to',
    { kind: 'cool-off', until: 2_000_000_000_000 } as const,
    0,
  ],
])('the search among games %s', async (_how, restriction, count) => {
  const { Frame } = await makeApp({
    player: makePlayer({ restriction }),
    brand: { features: [search] },
  })
  render(
    <Frame>
      <Header guest={false} />
    </Frame>,
  )
  await screen.findByRole('banner')
  expect(screen.queryAllByRole('button', { name: /Search/ })).toHaveLength(count)
})
