// @vitest-environment happy-dom
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalStackAtom } from '../modals/store.ts'
import { makeModal, makeModalFeature } from '../testing/modals.ts'
import { createRouter } from '../start/createRouter.tsx'
import { makeApp } from '../testing/makeApp.tsx'
import en from './messages/en.json'
import es from './messages/es.json'

const feature = makeModalFeature({
  gift: makeModal({ openModal: 'gift', sample: { coins: 500 } }),
  club: makeModal({ audience: 'player' }),
})

async function visit(path: string) {
  const { runtime } = await makeApp({ brand: { features: [feature] } })
  const router = createRouter(runtime, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  render(<RouterProvider router={router as never} />)
  const heading = await screen.findByRole('heading', { level: 1 })
  return { ...runtime, heading: heading.textContent }
}

const pathsOf = async () =>
  (await makeApp()).runtime.brand.features
    .flatMap(({ routes = [] }) => routes)
    .map(({ path }) => path)

beforeEach(() => {
  // What the shell fetches beside these pages is not answered here, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('pages for whoever works on a brand', () => {
  it('are no routes of a release', async () => {
    expect(await pathsOf()).toEqual([])
    expect((await visit('/redesign')).heading).toBe('Page not found')
  })

  describe('outside of one', () => {
    beforeEach(() => vi.stubEnv('MARQUEE_PREVIEW', 'true'))

    it('ROUTE-32 /redesign shows every colour, both faces and the components', async () => {
      expect(await pathsOf()).toContain('/redesign')
      expect((await visit('/redesign')).heading).toBe(en.redesign.title)
      const colours = document.querySelectorAll('[data-section="color"] li')
      expect([...colours].map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['page', 'accent', 'textPrimary', 'focus']),
      )
      const sections = Object.keys(en.redesign.sections)
      expect(document.querySelectorAll('[data-section]')).toHaveLength(sections.length)
      expect(screen.getAllByRole('button').length).toBeGreaterThan(15)
    })

    it('ROUTE-33 /not-released/modals-showcase opens every registered modal with its sample data', async () => {
      const { heading, store, brand } = await visit('/not-released/modals-showcase')
      expect(heading).toBe(en.modals.title)
      const listed = [...document.querySelectorAll<HTMLElement>('[data-showcase]')]
      const registered = brand.features.flatMap(({ modals = {} }) => Object.keys(modals))
      expect(listed.map(({ dataset }) => dataset['showcase'])).toEqual(registered)
      expect(registered).toEqual(expect.arrayContaining(['menu', 'notifications', 'gift', 'club']))
      const gift = listed.find(({ dataset }) => dataset['showcase'] === 'gift')
      if (!gift) throw new Error('The modal of the brand is not listed.')
      expect(gift.textContent).toContain('?openModal=gift')
      await act(async () => {
        fireEvent.click(within(gift).getByRole('button'))
      })
      expect(store.get(modalStackAtom)).toMatchObject([{ name: 'gift', props: { coins: 500 } }])
    })

    it('speak both languages', () => {
      const keys = (texts: object): unknown =>
        Object.entries(texts).map(([key, value]) =>
          typeof value === 'object' ? [key, keys(value as object)] : key,
        )
      expect(keys(es)).toEqual(keys(en))
    })
  })
})
