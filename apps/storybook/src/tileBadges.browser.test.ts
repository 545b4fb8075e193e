import { letteringEnd } from '@marquee/game-catalogue'
import { Badge, Tile } from '@marquee/ui'
import { vars } from '@marquee/theme'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import '@marquee/ui/reset.css'
import './fonts.ts'
import './themes.css.ts'
import { themedStage } from './themedStage.ts'
import { themes } from './themes.ts'

/** Of tiles on a phone: four and three in a line, a row's; and of those of a tablet and a desktop, in px. */
const widths = [83, 104, 112, 156, 172]
const words = ['New', 'Jackpot', 'Popular', 'Limit reached']

// Nothing is hovered: a theme turns and lifts what is.
const tiles = () =>
  createElement(
    'div',
    { style: { fontFamily: vars.font.text, pointerEvents: 'none' } },
    widths.flatMap((width) =>
      words.map((word) =>
        createElement(
          'div',
          { key: `${width}${word}`, style: { inlineSize: width } },
          createElement(Tile, {
            title: 'Lantern Tide',
            cover: { src: 'data:,' },
            render: createElement('a', { href: '/game' }),
            badge: createElement(Badge, null, word),
          }),
        ),
      ),
    ),
  )

/** What each badge in the page covers of its tile. */
const problems = (): string[] =>
  [...document.querySelectorAll('article')].flatMap((tile) => {
    const at = (text: string) =>
      [...tile.querySelectorAll('span')]
        .find(({ textContent }) => textContent === text)!
        .getBoundingClientRect()
    const cover = tile.querySelector('img')!.closest('div')!.getBoundingClientRect()
    const badge = tile.querySelector('img')!.closest('div')!.parentElement!.querySelector('span')!
    const { top, bottom, right } = badge.getBoundingClientRect()
    const told = `'${badge.textContent}' on ${Math.round(cover.width)} px`
    return [
      ...(top < cover.top + cover.height * letteringEnd ? [`${told} covers the lettering`] : []),
      ...(bottom > at('Lantern Tide').top + 1 ? [`${told} covers the name below`] : []),
      ...(right > cover.right ? [`${told} leaves the tile`] : []),
    ]
  })

describe('badges of games', () => {
  const { show, wear } = themedStage()

  it.each(themes.map(({ key }) => key))(
    '%s > hang below the lettering of covers of every size, above the name',
    async (key) => {
      wear(key)
      show(tiles())
      // The faces of a theme are fetched once its text is there.
      await document.fonts.ready
      expect(document.querySelectorAll('article')).toHaveLength(widths.length * words.length)
      expect(problems()).toEqual([])
    },
  )
})
