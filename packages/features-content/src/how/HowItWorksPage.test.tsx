import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { content } from '../feature.ts'
import { HowItWorksPage } from './HowItWorksPage.tsx'

async function show(options: TestAppOptions = {}) {
  const { Frame } = await makeApp({
    brand: { features: [content()] },
    data: makePageData(),
    ...options,
  })
  return render(
    <Frame>
      <HowItWorksPage />
    </Frame>,
  ).container
}

describe('HowItWorksPage', () => {
  it.each(['en', 'es'] as const)('has words for everything in %s', async (locale) => {
    const container = await show({ locale })
    await screen.findByRole('heading', { level: 1 })
    expect(container.textContent).not.toMatch(/\b(?:how|page|featurePage)\.\w+/)
  })

  it('tells the two balances apart and says that no purchase is necessary', async () => {
    await show()
    expect(await screen.findByRole('heading', { level: 3, name: 'Coins' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Entries' })).toBeTruthy()
    expect(screen.getByText(/^No purchase is necessary/)).toBeTruthy()
  })

  it('names only ways that the brand has', async () => {
    await show({ player: makePlayer() })
    await screen.findByText('Signing up')
    expect(screen.queryByText('The daily reward')).toBeNull()
    expect(screen.queryByText('What you get with an account')).toBeNull()
  })
})
