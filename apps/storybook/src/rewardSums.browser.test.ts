import { formatMoney, LocaleProvider, type RewardLine, RewardPrize, RewardSums } from '@marquee/ui'
import { vars } from '@marquee/theme'
import { type ComponentType, createElement, Fragment, type PropsWithChildren } from 'react'
import { describe, expect, it } from 'vitest'
import './fonts.ts'
import './themes.css.ts'
import { themedStage } from './themedStage.ts'
import { themes } from './themes.ts'

/** Of a stage in a card on a screen of 320 px, on a phone, and on a desktop. */
const widths = [232, 300, 480]
const digits = Array.from({ length: 12 }, (_, index) => index + 1)
const units = ['coins', 'entries'] as const
/** 8s are as wide as figures get where a face has no tabular ones. */
const eights = (count: number) => Number('8'.repeat(count))

const line = (unit: RewardLine['unit'], count: number): RewardLine => {
  const now = unit === 'entries' ? eights(count) * 100 + 88 : eights(count)
  const won = Math.ceil(now / 2)
  return { unit, before: now - won, won, now }
}

const stage = (width: number, locale: string) =>
  createElement(
    'div',
    { style: { inlineSize: width, fontFamily: vars.font.text }, 'data-stage': '' },
    digits.flatMap((count) =>
      units.map((unit) => {
        const { now, ...rest } = line(unit, count)
        const lines = [{ ...rest, now }]
        return createElement(
          Fragment,
          { key: `${unit}${count}` },
          createElement(RewardPrize, null, `${formatMoney(now, unit, { locale })} ${unit}`),
          createElement(RewardSums, {
            lines,
            isCounting: false,
            labels: { before: 'antes', won: 'ganaste', now: 'ahora' },
            unitLabel: (name) => name,
            testId: 'sum',
          }),
        )
      }),
    ),
  )

// The provider's type asks for children among the props.
const Localised: ComponentType<PropsWithChildren<{ locale: string }>> = LocaleProvider as never

/** Where an element's text is painted, however its box is cut. */
function painted(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
/** Lines of tall faces reach into each other above and below their figures by up to a quarter. */
const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - other.height / 4 &&
  other.top < one.bottom - one.height / 4

/** What of the stages in the page leaves its box or lies on something else. */
function problems(): string[] {
  return [...document.querySelectorAll('[data-testid^="sum-"], [data-stage] p')].flatMap((box) => {
    // A sum's own parts: its figures with their labels, and the signs before them.
    const parts = box.matches('p')
      ? [box]
      : [...box.querySelectorAll('span')].filter(
          ({ children, textContent }) => !children.length && textContent,
        )
    const seen = parts.filter((part) => getComputedStyle(part).position !== 'absolute')
    const rects = seen.map(painted)
    const frame = box.getBoundingClientRect()
    return seen.flatMap((part, index) => {
      const rect = rects[index]!
      const isCut = !isWithin(rect, frame)
      const isCovered = rects.some((other, at) => at > index && overlaps(rect, other))
      return isCut || isCovered
        ? [`'${part.textContent}' ${isCut ? 'leaves its box' : 'is covered'}`]
        : []
    })
  })
}

describe('reward sums', () => {
  const { show, wear } = themedStage()

  it.each(themes.map(({ key }) => key))(
    '%s > from 1 to 12 digits > stay in their box and apart from each other',
    async (key) => {
      wear(key)
      const found: string[] = []
      for (const locale of ['en', 'es'])
        for (const width of widths) {
          show(createElement(Localised, { locale }, stage(width, locale)))
          // The faces of a theme are fetched once its text is there.
          await document.fonts.ready
          expect(document.querySelectorAll('[data-testid^="sum-"]')).toHaveLength(24)
          found.push(...problems().map((problem) => `${locale}, ${width} px: ${problem}`))
        }
      expect(found).toEqual([])
    },
  )
})
