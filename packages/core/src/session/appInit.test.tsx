// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeApp } from '../testing/makeApp.tsx'
import { makeAppInit } from '../testing/makePlayer.ts'
import { refusal } from '../testing/answers.ts'
import { appInitQuery, useAppInit } from './session.ts'

const banner = { id: 7 } as never

function Shown() {
  const { data, isLoading, isFetched } = useAppInit()
  const offer = data?.bannerPresetPackage ? 'offer' : 'no offer'
  return <p data-testid="shown">{[isLoading, isFetched, data ? offer : 'nothing'].join(' ')}</p>
}
const shown = () => screen.getByTestId('shown').textContent

async function mount(answer: () => object) {
  const app = await makeApp({ answers: { 'GET /rest/app/init/': answer } })
  app.runtime.queryClient.removeQueries({ queryKey: ['app-init'] })
  await act(async () => {
    render(
      <app.Frame>
        <Shown />
      </app.Frame>,
    )
  })
  return app
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('app-init', () => {
  it('INIT-03 INIT-04 is loading until it has been fetched, and fetched once data have come', async () => {
    await mount(() => ({ success: true, data: makeAppInit() }))
    expect(shown()).toBe('true false nothing')
    await waitFor(() => expect(shown()).toBe('false true no offer'))
  })

  it('INIT-03 INIT-04 is no longer loading after a fetch that failed, and not fetched either', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await mount(() => refusal('not-found'))
    expect(shown()).toBe('true false nothing')
    await waitFor(() => expect(shown()).toBe('false false nothing'))
  })

  it.each([
    ['a guest', {}, true],
    ['a guest who needs a captcha', { captcha: { isEnabled: true, key: 'k', url: '/c.js' } }, true],
    ['a guest with favourites', { favoriteGames: [7] }, false],
    ['a player', { isGuest: false, login: 'robin' }, false],
  ])('says of %s what a page shows without it: %o is %s', async (_who, overrides, isSo) => {
    const { runtime } = await mount(() => ({ success: true, data: makeAppInit() }))
    const { meta } = appInitQuery(runtime.api, runtime.queryClient)
    expect(meta?.saysNothingNew?.(makeAppInit({ isGuest: true, login: null, ...overrides }))).toBe(
      isSo,
    )
  })

  it('INIT-02 forgets the offer of the banner when newer data come without one', async () => {
    let data = makeAppInit({ bannerPresetPackage: banner })
    const { runtime } = await mount(() => ({ success: true, data }))
    await waitFor(() => expect(shown()).toBe('false true offer'))
    data = makeAppInit()
    await act(() =>
      runtime.queryClient.fetchQuery({
        ...appInitQuery(runtime.api, runtime.queryClient),
        staleTime: 0,
      }),
    )
    await waitFor(() => expect(shown()).toBe('false true no offer'))
  })
})
