import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { AffiliatesPage } from './AffiliatesPage.tsx'
import { affiliates } from './feature.ts'
import { PartnersAccountPage } from './PartnersAccountPage.tsx'

async function show(Page: ComponentType, options: TestAppOptions = {}) {
  const { Frame } = await makeApp({ brand: { features: [affiliates()] }, ...options })
  render(
    <Frame>
      <Page />
    </Frame>,
  )
}

describe('the area of partners', () => {
  it('stands behind the affiliate middleware, both pages', () => {
    const { routes = [] } = affiliates()
    expect(routes.map(({ path, middleware }) => [path, middleware])).toEqual([
      ['/affiliates', ['affiliate-redirect']],
      ['/affiliates/partners-account', ['affiliate-redirect']],
    ])
  })

  it('is in the navigation of partners only', () => {
    const { isActive } = affiliates()
    expect(isActive?.(makePlayer())).toBe(false)
    expect(isActive?.(makePlayer({ isAffiliate: true }))).toBe(true)
  })

  it.each([
    ['en', 'Open your account', '/affiliates/partners-account'],
    ['es', 'Abrir tu cuenta', '/es/affiliates/partners-account'],
  ] as const)('leads to the account in %s', async (locale, name, address) => {
    await show(AffiliatesPage, { locale, player: makePlayer({ isAffiliate: true }) })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
  })

  it('shows the account that the partner is signed in with', async () => {
    const player = makePlayer({ isAffiliate: true, login: 'Partner77', name: 'Ada', email: null })
    await show(PartnersAccountPage, { player })
    expect(await screen.findByText('Partner77')).toBeTruthy()
    expect(screen.getByText('Ada')).toBeTruthy()
    expect(screen.getByText('Not given')).toBeTruthy()
  })
})
