import { act } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Brand } from '../brand/types.ts'
import { makeApp } from '../testing/makeApp.tsx'
import { AppProvider } from '../app/AppContext.ts'
import { deferred, loadDeferred } from './deferred.tsx'
import { noteMoves } from '../app/moves.ts'

const roots: { unmount: () => void }[] = []
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())))

/** A page as the server wrote it, with a part that arrives when it is told to. */
async function makePage() {
  const { runtime } = await makeApp()
  const key = ['who']
  runtime.queryClient.setQueryData(key, 'guest')
  const Part = () => {
    const who = runtime.queryClient.getQueryData<string>(key)
    return <a href={`/${who}`}>{who}</a>
  }
  const { promise, resolve } = Promise.withResolvers<typeof Part>()
  const Later = deferred(() => promise, { until: 'at once' })
  const inApp = (children: ReactNode) => <AppProvider value={runtime}>{children}</AppProvider>
  const place = document.createElement('div')
  place.innerHTML = renderToString(
    inApp(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    ),
  )
  document.body.append(place)
  const problems = vi.fn()
  return {
    runtime,
    place,
    problems,
    link: () => place.querySelector('a'),
    moveOn: () => runtime.queryClient.setQueryData(key, 'player'),
    takeOver: () =>
      act(async () => {
        if (runtime.router) noteMoves(runtime, runtime.router)
        roots.push(hydrateRoot(place, inApp(<Later />), { onRecoverableError: problems }))
      }),
    arrive: (then = () => {}) =>
      act(async () => {
        resolve(Part)
        await promise
        then()
      }),
  }
}

describe('deferred', () => {
  it('takes over what the server rendered while nothing has moved', async () => {
    const { takeOver, arrive, link, problems } = await makePage()
    const rendered = link()
    await takeOver()
    await arrive()
    expect(link()).toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
  })

  it('renders a part anew whose data moved before it arrived, keeping the old one in sight until then', async () => {
    const { takeOver, moveOn, arrive, link, problems } = await makePage()
    await takeOver()
    moveOn()
    expect(link()?.textContent).toBe('guest')
    await arrive()
    expect(link()?.getAttribute('href')).toBe('/player')
    expect(link()?.textContent).toBe('player')
    expect(problems).not.toHaveBeenCalled()
  })

  it('takes over what the server rendered whatever comes that it did not look at, or that says the same', async () => {
    const { runtime, takeOver, arrive, link, problems } = await makePage()
    runtime.moves.unknown = new Set(['["other"]'])
    const rendered = link()
    await takeOver()
    runtime.queryClient.setQueryData(['elsewhere'], 'new')
    runtime.queryClient.setQueryData(['who'], 'guest')
    await arrive()
    expect(link()).toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
  })

  it('renders a part anew when something came that the server looked for in vain', async () => {
    const { runtime, takeOver, arrive, link, problems } = await makePage()
    runtime.moves.unknown = new Set(['["other"]'])
    const rendered = link()
    await takeOver()
    runtime.queryClient.setQueryData(['other'], 'new')
    await arrive()
    expect(link()).not.toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
  })

  it('takes over what the server rendered when what it looked for in vain says what stands there', async () => {
    const { runtime, takeOver, arrive, link, problems } = await makePage()
    runtime.moves.unknown = new Set(['["other"]'])
    const rendered = link()
    await takeOver()
    const other = (said: string) =>
      runtime.queryClient.fetchQuery({
        queryKey: ['other'],
        queryFn: () => said,
        staleTime: 0,
        meta: { saysNothingNew: (data: string) => data === 'nothing' },
      })
    await other('nothing')
    expect(runtime.moves.moved.happened).toBe(false)
    await arrive()
    expect(link()).toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
    await other('something')
    expect(runtime.moves.moved.happened).toBe(true)
  })

  it('renders a part anew whose data move between its arrival and its coming to life', async () => {
    const { takeOver, moveOn, arrive, link, problems } = await makePage()
    await takeOver()
    await arrive(moveOn)
    expect(link()?.getAttribute('href')).toBe('/player')
    expect(problems).not.toHaveBeenCalled()
  })

  it('takes over a part whatever has moved where somebody has begun to type', async () => {
    const { runtime, place, takeOver, arrive, link, problems } = await makePage()
    const field = document.createElement('input')
    place.before(field)
    const rendered = link()
    await takeOver()
    runtime.queryClient.setQueryData(['elsewhere'], 'moved')
    field.value = 'mine'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await arrive()
    expect(link()).toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
    field.remove()
  })

  it('renders a part anew beside a box that nobody has touched', async () => {
    const { place, takeOver, moveOn, arrive, link, problems } = await makePage()
    place.insertAdjacentHTML('beforebegin', '<input type="checkbox" checked>')
    await takeOver()
    moveOn()
    await arrive()
    expect(link()?.getAttribute('href')).toBe('/player')
    expect(problems).not.toHaveBeenCalled()
    place.previousElementSibling?.remove()
  })

  it('leaves a part alone that came to life before its data moved', async () => {
    const { takeOver, moveOn, arrive, link } = await makePage()
    const rendered = link()
    await takeOver()
    await arrive()
    await act(async () => moveOn())
    expect(link()).toBe(rendered)
  })

  it('renders a part anew when the address has changed before it arrived', async () => {
    const { runtime, takeOver, arrive, link, problems } = await makePage()
    const rendered = link()
    await takeOver()
    await act(async () => runtime.router?.navigate({ to: '/elsewhere' } as never))
    await arrive()
    expect(link()).not.toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
  })

  it('renders a part anew when only the query has changed before it arrived', async () => {
    const { runtime, takeOver, arrive, link, problems } = await makePage()
    const rendered = link()
    await takeOver()
    const search = { openModal: 'daily-login' }
    await act(async () => runtime.router?.navigate({ to: '.', search } as never))
    await arrive()
    expect(link()).not.toBe(rendered)
    expect(problems).not.toHaveBeenCalled()
  })
})

describe('loadDeferred', () => {
  it('fetches what the brand shows, and nothing that only others show', async () => {
    const asked: string[] = []
    const part = (name: string) => async () => {
      asked.push(name)
      return () => null
    }
    const isGrid = ({ composition }: Brand) => composition.lobby === 'grid'
    deferred(part('every brand'))
    deferred(part('a brand with a board'), { shownBy: isGrid })
    deferred(part('a brand without'), { shownBy: (brand) => !isGrid(brand) })
    const { runtime } = await makeApp({ brand: { composition: { lobby: 'grid' } } })
    await loadDeferred(runtime.brand)
    expect(asked).toEqual(['every brand', 'a brand with a board'])
  })
})
