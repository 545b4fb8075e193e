import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { makePromotion, makeRoomData } from '@marquee/feature-room/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { promotions } from './feature.ts'
import { PromotionsPage } from './PromotionsPage.tsx'

async function show(options: TestAppOptions = {}) {
  const { Frame } = await makeApp({ brand: { features: [promotions()] }, ...options })
  render(
    <Frame>
      <PromotionsPage />
    </Frame>,
  )
}

const running = makePromotion({
  id: 'happy-week',
  title: { en: 'Happy week', es: 'Semana feliz' },
  text: { en: 'Something each day.', es: 'Algo cada día.' },
  link: '/lobby/?openModal=daily-login',
  finishedAt: Date.UTC(2026, 11, 24, 18),
})

describe('PromotionsPage', () => {
  it('HOME-01 shows what runs, until when, and the way to it', async () => {
    await show({ player: makePlayer(), data: makeRoomData({ promotions: [running] }) })
    expect(await screen.findByRole('heading', { level: 3, name: 'Happy week' })).toBeTruthy()
    expect(screen.getByText(/^Until December 24, 2026.* \(UTC\)$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Have a look: Happy week' }).getAttribute('href')).toBe(
      '/lobby/?openModal=daily-login',
    )
  })

  it('says it in Spanish too', async () => {
    await show({ locale: 'es', data: makeRoomData({ promotions: [running] }) })
    expect(await screen.findByRole('heading', { level: 3, name: 'Semana feliz' })).toBeTruthy()
    expect(screen.getByText(/^Hasta el 24 de diciembre de 2026/)).toBeTruthy()
  })

  it('says why it is empty and what to do', async () => {
    await show({ player: makePlayer(), data: makeRoomData({ promotions: [] }) })
    expect(await screen.findByText('Nothing runs at the moment')).toBeTruthy()
  })

  it('asks again when the promotions did not come', async () => {
    let answer = (): object => refusal('not-found')
    await show({ answers: { 'GET /rest/page/promotions/': () => answer() } })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    answer = () => ({
      seo: { title: '', description: '' },
      payload: { promotions: [running] },
    })
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Happy week' })).toBeTruthy()
  })
})
