import { DefaultLayout, makeApp, makePlayer } from '@marquee/core/testing'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import './fonts.ts'
import './themes.css.ts'
import { themedStage } from './themedStage.ts'
import { themes } from './themes.ts'

/** Phones that are sold, and a tablet. */
const widths = [320, 360, 390, 430, 768]
const digits = Array.from({ length: 12 }, (_, index) => index + 1)
/** 8s are as wide as figures get where a face has no tabular ones. */
const eights = (count: number) => Number('8'.repeat(count))
/** Smaller type is not read at arm's length, in px. */
const least = 10.9

const balances = digits.flatMap((count) => [
  { gameMode: 'TournamentPoints' as const, coins: eights(count), entries: 0 },
  { gameMode: 'SweepStakes' as const, coins: 0, entries: eights(count) * 100 + 88 },
])

/** A header for each balance, one below the other. */
async function headers(locale: 'en' | 'es') {
  const apps = await Promise.all(
    balances.map(({ gameMode, coins, entries }) =>
      makeApp({
        locale,
        player: makePlayer({
          gameMode,
          playerInfo: { playerBalance: { coins, entries, winnings: 0, tourPoints: 0 } },
        }),
      }),
    ),
  )
  return apps.map(({ Frame }, index) =>
    createElement(
      'div',
      { key: `${locale}${index}` },
      createElement(Frame, null, createElement(DefaultLayout)),
    ),
  )
}

const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth !== 1

/** What of the balances in the page leaves its pill, what its pill lies on, and what is too small. */
function problems(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-balance]')].flatMap((pill) => {
    const box = pill.getBoundingClientRect()
    const bar = pill.closest('header')!
    const amount = pill.querySelector<HTMLElement>('[data-amount]')!
    const seen = [...amount.children].filter(isSeen)
    const [figure] = seen.flatMap((one) => [...one.querySelectorAll('span[aria-hidden]')])
    const range = document.createRange()
    if (!figure) return ['no figure is seen']
    range.selectNodeContents(figure)
    const text = range.getBoundingClientRect()
    const toggle = pill.querySelector('button')!.getBoundingClientRect()
    const others = [...bar.querySelectorAll('a, button')].filter(
      (one) => !pill.contains(one) && isSeen(one),
    )
    const name = `'${figure.textContent}'`
    return [
      seen.length === 1 ? '' : `${name} is seen ${seen.length} times`,
      text.left < box.left || text.right > toggle.left ? `${name} leaves its pill` : '',
      box.right > window.innerWidth ? `the pill of ${name} leaves the page` : '',
      parseFloat(getComputedStyle(figure).fontSize) < least ? `${name} is too small` : '',
      ...others.map((other) => {
        const { left, right } = other.getBoundingClientRect()
        return left < box.right && box.left < right
          ? `the pill of ${name} lies on ${other.ariaLabel}`
          : ''
      }),
    ].filter(Boolean)
  })
}

describe('the balance in the header', () => {
  const { show, wear } = themedStage()
  beforeAll(async () => {
    const all = [...(await headers('en')), ...(await headers('es'))]
    show(all)
    await vi.waitFor(
      () => expect(document.querySelectorAll('[data-balance]')).toHaveLength(all.length),
      // The second window of the browser may be busy with a story.
      { timeout: 20_000 },
    )
  })
  afterAll(() => page.viewport(1280, 900))

  it.each(themes.map(({ key }) => key))(
    '%s > from 1 to 12 digits, on phones and tablets > stays in its pill, is readable, and covers nothing',
    async (key) => {
      wear(key)
      const found: string[] = []
      for (const width of widths) {
        await page.viewport(width, 900)
        // The faces of a theme are fetched once its text is there.
        await document.fonts.ready
        found.push(...problems().map((problem) => `${width} px: ${problem}`))
      }
      expect(found).toEqual([])
    },
  )
})
