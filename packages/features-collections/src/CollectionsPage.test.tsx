import { makeApp, refusal, type TestAppOptions } from '@marquee/core/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CollectionsPage } from './CollectionsPage.tsx'
import { collections } from './feature.ts'
import { makeCollectionsData } from './testing/makeCollections.ts'

async function show(options: TestAppOptions = {}) {
  const { Frame } = await makeApp({ brand: { features: [collections()] }, ...options })
  render(
    <Frame>
      <CollectionsPage />
    </Frame>,
  )
}

describe('CollectionsPage', () => {
  it.each([
    ['en', 'Popular games', '/issues/popular-games'],
    ['es', 'Juegos populares', '/es/issues/popular-games'],
  ] as const)('leads to every collection in %s', async (locale, name, address) => {
    await show({ locale, data: makeCollectionsData() })
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  })

  it('says so when there is none', async () => {
    await show({ data: makeCollectionsData([]) })
    expect(await screen.findByText('No collections yet')).toBeTruthy()
  })

  it('offers to ask again when they did not come', async () => {
    await show({ answers: { 'GET /rest/page/home/': () => refusal('not-found') } })
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeTruthy()
  })
})

it('leads to the lobby during a break', () => {
  expect(collections().routes?.map(({ middleware }) => middleware)).toEqual([['may-play']])
})
