// @vitest-environment happy-dom
import { Link, ownPage, redirectTo, useGo, useModals, usePage } from '@marquee/core'
import { useAnyModals, makeApp } from '@marquee/core/testing'
import { games } from '@marquee/features-games'
import { useNavigate } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

/**
 * Never called: the compiler reads it with every `pnpm typecheck`. What may not compile is marked so, and
 * a mark without an error is an error itself: without what features register, this file does not compile.
 */
export function neverCalled() {
  const go = useGo()
  const navigate = useNavigate()
  const modals = useModals()
  const signUp = usePage('/signup/')
  const replay = usePage('/replay/$linkId')
  return [
    Link({ to: '/library' }),
    Link({ to: '/lobby/', search: { game: '7' } }),
    // @ts-expect-error No feature has such a page.
    Link({ to: '/libary' }),
    // @ts-expect-error A path is no link until its parameters are given.
    Link({ to: '/page/help' }),

    // Pages that some brands lack are links once they were asked for.
    signUp && Link({ to: signUp, search: { redirectUrl: '/vip' } }),
    // @ts-expect-error Not every brand has a page to sign up.
    Link({ to: '/signup/' }),
    // @ts-expect-error Nothing was said of brands that lack it.
    Link({ to: signUp }),
    Link({ to: ownPage('bingo', '/bingo') }),
    // @ts-expect-error The page is of another feature.
    Link({ to: ownPage('bingo', '/quests') }),
    // @ts-expect-error No brand has it, so nothing can be asked.
    usePage('/sign-up'),

    Link({ to: '/page/$name', params: { name: 'help' } }),
    // @ts-expect-error The parameter is missing.
    Link({ to: '/page/$name' }),
    // @ts-expect-error It is called otherwise.
    Link({ to: '/page/$name', params: { pageName: 'help' } }),
    // @ts-expect-error It is a text.
    Link({ to: '/cash/receipt/$depositId', params: { depositId: 7 } }),
    replay && Link({ to: replay, params: { linkId: 'one' } }),
    // @ts-expect-error A page that was asked for has its parameters too.
    replay && Link({ to: replay }),

    Link({ to: '/verify', search: { round: 'one' } }),
    // @ts-expect-error The page knows no such parameter.
    Link({ to: '/verify', search: { rounds: 'one' } }),
    Link({ to: '/library', search: { openModal: 'daily-login' } }),
    // @ts-expect-error No feature has such a modal.
    Link({ to: '/library', search: { openModal: 'dayly-login' } }),

    go({ to: '/library', search: { q: 'fish' } }),
    // @ts-expect-error No feature has such a page.
    go({ to: '/libary' }),
    // @ts-expect-error No feature has such a page.
    redirectTo({ to: '/libary' }),
    navigate({ to: '/library' }),
    // @ts-expect-error The router itself knows the pages of every brand, and no others.
    navigate({ to: '/libary' }),
    // @ts-expect-error Nor goes it where a parameter is missing.
    navigate({ to: '/page/$name' }),

    modals.open('menu'),
    // @ts-expect-error No feature has such a modal.
    modals.open('menue'),
    // @ts-expect-error No feature has such a modal.
    modals.has('menue'),
    modals.open('game-demo', { gameId: 7 }),
    // @ts-expect-error It shows nothing without a game.
    modals.open('game-demo'),
    // @ts-expect-error It is called otherwise.
    modals.open('game-demo', { game: 7 }),
    // @ts-expect-error It is a number.
    modals.open('quick-buy', { presetId: 'one' }),
  ]
}

const Ways = () => {
  const modals = useAnyModals()
  const signUp = usePage('/signup/')
  const library = usePage('/library')
  return (
    <>
      {signUp ? <Link to={signUp}>Sign up</Link> : <p>No page to sign up</p>}
      {library && <Link to={library}>Library</Link>}
      <p>{modals.has('game-search') ? 'A search' : 'No search'}</p>
    </>
  )
}

it('a page that a brand lacks is none to link to: the caller says what stands there instead', async () => {
  const { Frame } = await makeApp({ brand: { features: [games()] } })
  render(
    <Frame>
      <Ways />
    </Frame>,
  )
  expect((await screen.findByRole('link', { name: 'Library' })).getAttribute('href')).toBe(
    '/library',
  )
  expect(screen.getByText('No page to sign up')).toBeDefined()
  expect(screen.getByText('A search')).toBeDefined()
})
