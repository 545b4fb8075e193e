import { makeApp, makePlayer } from '@marquee/core/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlayButton } from './PlayButton.tsx'

async function show(player = makePlayer()) {
  const { Frame } = await makeApp({ player })
  render(
    <Frame>
      <p>Here</p>
      <PlayButton>Play</PlayButton>
      <PlayButton games={{ to: '/issues/$pageName', params: { pageName: 'fishing' } }}>
        Fish
      </PlayButton>
    </Frame>,
  )
  await screen.findByText('Here')
}

it('a way to play leads to the games that it is about', async () => {
  await show()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Play')).toBe('/library')
  expect(hrefOf('Fish')).toBe('/issues/fishing')
})

it.each(['cool-off', 'self-exclusion'] as const)(
  'a way to play is none during a %s',
  async (kind) => {
    await show(makePlayer({ restriction: { kind, until: 2_000_000_000_000 } }))
    expect(screen.queryByRole('link')).toBeNull()
  },
)
