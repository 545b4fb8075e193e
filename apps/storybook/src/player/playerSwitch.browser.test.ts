import { composeStories } from '@storybook/react-vite'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '../themes.css.ts'
import { type PlayerStateName, playerStateNames } from './playerStates.ts'
import { playerSwitch } from './playerSwitch.ts'

type Stories = Parameters<typeof composeStories>[0]

/** Stories of other packages, by their files, as Storybook itself has them. */
const files = import.meta.glob<Stories>([
  '../../../../packages/core/src/layouts/Navigation.stories.tsx',
  '../../../../packages/features-lobby/src/Home.stories.tsx',
  '../../../../packages/features-vip/src/page/VipPage.stories.tsx',
])

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** Shows a story to somebody, and gives what is there once it says `until`. */
async function show(file: string, story: string, player: string, until: RegExp): Promise<string> {
  const [load] = Object.entries(files).flatMap(([path, one]) => (path.endsWith(file) ? [one] : []))
  const composed = composeStories(await load!(), {
    parameters: { playerSwitch },
    initialGlobals: { player, locale: 'en' },
  }) as Record<string, Parameters<typeof createElement>[0]>
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(composed[story]!))
  await vi.waitFor(() => expect(document.body.innerText).toMatch(until), { timeout: 20_000 })
  return document.body.innerText
}

const seen: Record<string, Record<PlayerStateName, { until: RegExp; not: RegExp }>> = {
  'Navigation.stories.tsx Sidebar': {
    guest: { until: /Sign up/, not: /10,000/ },
    new: { until: /10,000/, not: /Sign up|48,250/ },
    playing: { until: /48,250/, not: /Sign up/ },
    restricted: { until: /48,250/, not: /Sign up|Tournaments/ },
    diamond: { until: /1,634\.00/, not: /Sign up|48,250/ },
  },
  'Home.stories.tsx Player': {
    guest: { until: /Sign up/, not: /VIP club/ },
    new: { until: /Bronze 1/, not: /Sign up|Continue/ },
    playing: { until: /Silver 2/, not: /Sign up/ },
    restricted: { until: /break/, not: /Popular games|Claim|VIP club|A gift to start with/ },
    diamond: { until: /Diamond 4/, not: /Silver 2/ },
  },
  'VipPage.stories.tsx Player': {
    guest: { until: /Sign up/, not: /Silver 2/ },
    new: { until: /Bronze 1/, not: /Sign up/ },
    playing: { until: /Silver 2/, not: /Bronze 1/ },
    restricted: { until: /break/i, not: /Diamond 4/ },
    diamond: { until: /Diamond 4/, not: /Silver 2/ },
  },
}

describe.each(Object.entries(seen))('the toolbar’s player in %s', (name, states) => {
  const [file = '', story = ''] = name.split(' ')

  it.each(playerStateNames)(
    '%s > shows what such a player sees, and nothing else',
    async (player) => {
      const { until, not } = states[player]
      expect(await show(file, story, player, until)).not.toMatch(not)
    },
  )
})

it('a story about one player > shows that one, whatever the toolbar says', async () => {
  expect(await show('Home.stories.tsx', 'Guest', 'diamond', /Sign up/)).not.toMatch(/Diamond/)
})
