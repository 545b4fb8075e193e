import { makeApp } from '@marquee/core/testing'
import { makeCollection } from '@marquee/game-tiles/testing'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { homeQuery } from '../queries.ts'
import { makeHome } from '../testing/makeHome.ts'
import { LateCollection } from './LateCollection.tsx'

type Watch = (entries: { isIntersecting: boolean }[]) => void
let watches: Watch[] = []

beforeEach(() => {
  watches = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watch: Watch) {
        watches.push(watch)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const comeNear = () =>
  act(async () => {
    for (const watch of watches) watch([{ isIntersecting: true }])
  })

const fishing = makeCollection({
  key: 'fishing',
  pageName: 'fishing',
  title: { en: 'Fishing', es: 'Pesca' },
  count: 9,
})
const home = makeHome({ collections: [makeCollection(), fishing] })

async function renderLate(answer: 'answers' | 'fails') {
  const { Frame, runtime, asked } = await makeApp({
    answers: answer === 'answers' ? { 'GET /rest/page/home/': home } : {},
  })
  const known = { ...fishing, games: fishing.games.slice(0, 1) }
  render(
    <Frame>
      <LateCollection collection={known} without={new Set()} />
    </Frame>,
  )
  return { runtime, asked }
}

it('names a collection at once and asks for its games when it is near', async () => {
  const { asked } = await renderLate('answers')
  expect(await screen.findByRole('heading', { name: /fishing/i })).toBeTruthy()
  expect(screen.queryAllByTestId('game-tile')).toHaveLength(0)
  expect(asked).toHaveLength(0)
  await comeNear()
  expect(await screen.findAllByTestId('game-tile')).toHaveLength(9)
})

it('says that it is arriving from when it is near until its games are there', async () => {
  await renderLate('answers')
  await screen.findByRole('heading', { name: /fishing/i })
  const isArriving = () => document.querySelector('[data-arriving]') !== null
  expect(isArriving()).toBe(false)
  act(() => {
    for (const watch of watches) watch([{ isIntersecting: true }])
  })
  expect(isArriving()).toBe(true)
  await screen.findAllByTestId('game-tile')
  expect(isArriving()).toBe(false)
})

it('shows what the page knows of it when the games do not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderLate('fails')
  await comeNear()
  expect(await screen.findAllByTestId('game-tile')).toHaveLength(1)
})

it('has its games at once where the browser asked for the page itself', async () => {
  const { runtime } = await renderLate('answers')
  await runtime.queryClient.fetchQuery(homeQuery(runtime.api))
  await comeNear()
  expect(screen.queryAllByTestId('game-tile')).toHaveLength(9)
})
