import { makeApp, makePlayer } from '@marquee/core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { makeGames } from '../testing/makeCatalogue.ts'
import { firstTiles, GameGrid } from './GameGrid.tsx'

const tilesIn = (html: string) => html.match(/role="listitem"/g)?.length ?? 0

async function serverRender(count: number) {
  const { Frame } = await makeApp({ player: makePlayer() })
  return renderToString(
    <Frame>
      <GameGrid games={makeGames(count)} label="All games" />
    </Frame>,
  )
}

it('SSR-01 renders the first tiles on the server, and says how many there are in all', async () => {
  const html = await serverRender(100)
  expect(tilesIn(html)).toBe(firstTiles)
  expect(html).toContain('aria-setsize="100"')
  expect(html).toContain('href="/?game=1"')
})

it('renders all of a few', async () => {
  expect(tilesIn(await serverRender(5))).toBe(5)
})
