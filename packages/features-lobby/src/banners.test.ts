import { expect, it } from 'vitest'
import { dressOf, linkParts, promoFirst } from './banners.ts'
import { makeBanner } from './testing/makeHome.ts'

const news = makeBanner({ id: 'news', kind: 'editorial', image: '/covers/reef@1x.webp' })
const welcome = makeBanner({ id: 'welcome' })
const daily = makeBanner({ id: 'daily' })

it('HOME-03 puts promo banners first and keeps the order otherwise', () => {
  expect(promoFirst([news, welcome, daily]).map(({ id }) => id)).toEqual([
    'welcome',
    'daily',
    'news',
  ])
})

it('dresses neighbours without a cover differently', () => {
  const shown = [welcome, news, daily]
  expect(shown.map((_, index) => dressOf(shown, index))).toEqual(['scene', 'cover', 'reward'])
})

it('reads path and query of a link, wherever it points', () => {
  expect(linkParts('/lobby/?openModal=daily-login')).toEqual({
    to: '/lobby/',
    search: { openModal: 'daily-login' },
  })
  expect(linkParts('/vip')).toEqual({ to: '/vip', search: {} })
})
