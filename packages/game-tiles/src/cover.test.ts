import { expect, it } from 'vitest'
import { coverOf } from './cover.ts'

it('IMAGE-01 names the cover at densities 1 and 2', () => {
  expect(coverOf({ img: '/covers/lucky-reef@1x.webp', bg_color: '#123456' })).toEqual({
    src: '/covers/lucky-reef@1x.webp',
    src2x: '/covers/lucky-reef@2x.webp',
    color: '#123456',
  })
})

it('names one density where the address tells no other', () => {
  expect(
    coverOf({ img: 'https://pictures.test/reef.webp', bg_color: '#123456' }),
  ).not.toHaveProperty('src2x')
})
