import { describe, expect, it } from 'vitest'
import { keptQuery, targetAfter, targetAfterSignUp } from './redirect.ts'

describe('targetAfter', () => {
  it.each([
    [undefined, '/lobby/'],
    ['/', '/lobby/'],
    ['/es', '/lobby/'],
    ['/game?game=12', '/game?game=12'],
    ['/es/library?category=new#top', '/library?category=new#top'],
    ['/estate', '/estate'],
    ['/?game=12', '/?game=12'],
    ['https://elsewhere.test/', '/lobby/'],
    ['//elsewhere.test', '/lobby/'],
    ['/\\elsewhere.test', '/lobby/'],
    ['bannerPresetPackage', '/lobby/'],
  ])('leads from %s to %s', (redirectUrl, target) => {
    expect(targetAfter(redirectUrl)).toBe(target)
  })
  it('takes the first of several', () => {
    expect(targetAfter(['/vip', '/other'])).toBe('/vip')
  })
})

describe('targetAfterSignUp', () => {
  it('leads by way of the page that welcomes, where there is one (ROUTE-06)', () => {
    const welcome = { page: '/registration-complete/', hasModal: true } as const
    expect(targetAfterSignUp('/vip', welcome)).toBe('/registration-complete/?redirectUrl=%2Fvip')
  })

  it('elsewhere > opens the welcome over the target, unless that opens something itself', () => {
    const welcome = { page: null, hasModal: true }
    expect(targetAfterSignUp(undefined, welcome)).toBe('/lobby/?openModal=welcome')
    expect(targetAfterSignUp('/game?game=12#top', welcome)).toBe(
      '/game?game=12&openModal=welcome#top',
    )
    expect(targetAfterSignUp('/vip?openModal=profile', welcome)).toBe('/vip?openModal=profile')
    expect(targetAfterSignUp('/vip', { page: null, hasModal: false })).toBe('/vip')
  })
})

describe('keptQuery', () => {
  it('hands on a path of this site and nothing else', () => {
    expect(keptQuery({ redirectUrl: '/vip' })).toEqual({ redirectUrl: '/vip' })
    expect(keptQuery({ redirectUrl: 'https://elsewhere.test' })).toBeUndefined()
    expect(keptQuery({})).toBeUndefined()
  })
})
