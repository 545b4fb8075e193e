import { eachLocale } from '@marquee/contract/locales'
import { makeApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { makePromotion, makePageData } from '@marquee/feature-page/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { cashDesk } from '../feature.ts'
import { makeCashAnswers } from './makeCash.ts'

const daily = makePromotion({
  id: 'happy-week',
  title: { en: 'Happy week', es: 'Semana feliz' },
  text: { en: 'Something each day.', es: 'Algo cada día.' },
  link: '/lobby/',
})

/** Brands have a page to sign up. */
const signUp = {
  id: 'sign-up',
  routes: [{ path: '/signup', name: 'signup', title: 'x', page: async () => () => null }],
  messages: eachLocale(() => async () => ({})),
}

/** A page of the desk, or what stands on others, in an app whose platform sells. */
export async function showCash(Page: ComponentType, options: TestAppOptions = {}) {
  const { player = makePlayer() } = options
  const app = await makeApp({
    brand: { features: [cashDesk(), signUp] },
    player,
    data: makePageData({ promotions: [daily] }),
    ...options,
    answers: {
      'GET /rest/player/': { success: true, data: player },
      'GET /rest/page/promotions/': { success: true, seo: {}, payload: { promotions: [daily] } },
      ...makeCashAnswers(),
      ...options.answers,
    },
  })
  let container = document.body
  await act(async () => {
    ;({ container } = render(
      <app.Frame>
        <Page />
      </app.Frame>,
    ))
  })
  const tools = { queryClient: app.runtime.queryClient, api: app.runtime.api }
  return { ...app, container, tools }
}

/** Pays on the page of purchases with the provider's test card that is approved. */
export async function pay(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByTestId('test-number-approve')))
  await act(async () => fireEvent.click(screen.getByTestId('cash-pay')))
}
