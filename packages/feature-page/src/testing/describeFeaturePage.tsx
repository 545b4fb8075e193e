import { inLocale } from '@marquee/contract/locales'
import { type FeatureDefinition, knownLocales } from '@marquee/core'
import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { makePageData } from './makePageData.ts'

interface Subject {
  feature: FeatureDefinition
  Page: ComponentType
  /** What a guest sees of the thing itself where it needs no answer, and the way to one. */
  sample?: { testId: string; action: string }
}

/** What holds for every feature page. */
export function describeFeaturePage({ feature, Page, sample }: Subject): void {
  const show = async (options: TestAppOptions = {}) => {
    const { Frame } = await makeApp({
      data: makePageData(),
      brand: { features: [feature] },
      ...options,
    })
    return render(
      <Frame>
        <Page />
      </Frame>,
    ).container
  }

  describe(`the page of ${feature.id}`, () => {
    it.each(knownLocales)('has its own words for everything in %s', async (locale) => {
      const container = await show({ locale })
      const { page } = (await inLocale(feature.messages, locale)()) as {
        page: { title: string; lead: string }
      }
      const heading = await screen.findByRole('heading', { level: 1 })
      expect(heading.textContent).toBe(page.title)
      expect(container.textContent).toContain(page.lead)
      // A text that is missing shows its key.
      expect(container.textContent).not.toMatch(/\b(?:page|steps|facts|featurePage)\.\w+/)
    })

    it('explains how it is played and what it costs', async () => {
      const page = within(await show())
      const steps = within((await page.findAllByRole('list'))[0] as HTMLElement)
      expect(steps.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
      expect(screen.getByText('What it costs').nextElementSibling?.textContent).toMatch(
        /free|nothing/i,
      )
    })

    it.each([
      ['a guest', null],
      ['a player', makePlayer()],
    ] as const)(
      'has rules and cost for %s behind one line, below the thing itself',
      async (_, player) => {
        await show({ player })
        const rules = (await screen.findByText('How it works and what it costs')).closest('details')
        expect(rules?.open).toBe(false)
        expect(rules?.textContent).toContain('What it costs')
        expect(screen.getByRole('heading', { level: 1 }).closest('header')).not.toBeNull()
      },
    )

    it('does not claim to run where the platform does not say so', async () => {
      await show({ player: makePlayer() })
      expect((await screen.findByRole('status')).textContent).toBe('Not available right now')
      expect(screen.queryByText('What you get with an account')).toBeNull()
    })

    it('shows a guest the thing itself at its head', async () => {
      await show()
      const heading = await screen.findByRole('heading', { level: 1 })
      expect(heading.closest('header')?.querySelector('[data-stage]')?.textContent).toBeTruthy()
    })

    it.each(sample ? [sample] : [])(
      'shows a guest a sample, and the way to one of their own: $action',
      async ({ testId, action }) => {
        await show()
        const stage = (await screen.findByTestId(testId)).closest('[data-stage]')
        expect(stage?.closest('header')).not.toBeNull()
        expect(screen.getByRole('button', { name: action })).toBeTruthy()
      },
    )

    it('declares how many screens of a phone it may take', async () => {
      const container = await show()
      await screen.findByRole('heading', { level: 1 })
      const frame = container.querySelector<HTMLElement>('[data-feature-page]')
      expect(Number(frame?.dataset['featurePage'])).toBeGreaterThan(0)
    })

    it('tells a guest what an account brings, the welcome gift of the brand included', async () => {
      await show()
      expect(
        await screen.findByRole('heading', { name: 'What you get with an account' }),
      ).toBeTruthy()
      expect(screen.getByText('Sign up and start with 10,000 coins, free.')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Sign up free' })).toBeTruthy()
    })
  })
}
