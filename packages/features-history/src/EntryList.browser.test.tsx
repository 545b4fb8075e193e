import { page } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import * as css from './EntryList.css.ts'

afterEach(async () => {
  document.body.replaceChildren()
  await page.viewport(1280, 900)
})

const cells = {
  what: `<span class="${css.what}"><b>Stake</b><span class="${css.game}">Big Wheel Boulevard</span></span>`,
  when: 'Nov 27, 2026, 8:02 AM',
  wallet: 'winnings',
  amount: '-20',
  balance: '14,980,000',
  round: `<button><i>></i><span class="${css.word}">Watch</span></button>`,
}

/** One entry as `Table` writes it, with letters of 14 px, in a card within the page's. */
function showRow(others: Partial<typeof cells> = {}): HTMLElement {
  const row = Object.entries({ ...cells, ...others }).map(
    ([key, text]) =>
      `<td data-label="${key}" class="${css.cell[key as keyof typeof cells]}">${text}</td>`,
  )
  document.body.innerHTML = `<table class="${css.entries}" style="font: 14px/20px sans-serif; inline-size: 298px">
    <tbody><tr>${row.join('')}</tr></tbody></table>`
  return document.querySelector('tr')!
}
const isShown = (key: string) =>
  document.querySelector(`[data-label="${key}"]`)!.checkVisibility({ checkOpacity: true })

it('an entry of the history on a phone > is three lines at most, with a long name and sum too, and its round is one press away', async () => {
  await page.viewport(390, 844)
  const row = showRow()
  const lines = 3 * 20
  expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(lines + 24)
  expect(Object.keys(cells).filter((key) => !isShown(key))).toEqual([])
  expect(document.querySelector('button')!.textContent).toBe('>Watch')
  expect(document.querySelector(`.${css.word.split(' ')[0]}`)!.clientWidth).toBeLessThanOrEqual(1)
})

it('an entry of the history on a phone > has its unit right behind the sum, however long the balance below', async () => {
  await page.viewport(390, 844)
  showRow()
  const wallet = document.querySelector('[data-label="wallet"]')!
  const amount = document.querySelector('[data-label="amount"]')!
  const word = document.createRange()
  word.selectNodeContents(wallet)
  const box = wallet.getBoundingClientRect()
  expect(box.width - word.getBoundingClientRect().width).toBeLessThan(2)
  const apart = box.left - amount.getBoundingClientRect().right
  expect(apart).toBeGreaterThanOrEqual(0)
  expect(apart).toBeLessThanOrEqual(4)
})

/** How many lines the words of a cell take. */
function linesOf(key: string): number {
  const words = document.createRange()
  words.selectNodeContents(document.querySelector(`[data-label="${key}"]`)!)
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}

it.each([
  ['14,980,000', 'Nov 27, 2026, 8:02 AM'],
  ['999,999,999,999', 'Nov 27, 2026, 8:02 AM'],
  ['999,999,999,999.99', '27 nov 2026, 8:02 a. m.'],
])(
  'an entry of the history on a phone > has its date and time in one line, beside %s left too',
  async (balance, when) => {
    for (const width of [320, 390]) {
      await page.viewport(width, 844)
      const row = showRow({ balance, when, amount: `-${balance}` })
      row.closest('table')!.style.inlineSize = `${width - 92}px`
      expect(['when', 'balance', 'amount'].map(linesOf)).toEqual([1, 1, 1])
      const { right } = row.getBoundingClientRect()
      const button = document.querySelector('button')!.getBoundingClientRect()
      for (const key of ['amount', 'wallet', 'when', 'balance']) {
        const box = document.querySelector(`[data-label="${key}"]`)!.getBoundingClientRect()
        expect(box.right).toBeLessThanOrEqual(button.left + 1)
      }
      expect(button.right).toBeLessThanOrEqual(right)
    }
  },
)

it('an entry of the history on a desktop > is a row with every column', async () => {
  await page.viewport(1280, 900)
  showRow()
  expect(Object.keys(cells).filter((key) => !isShown(key))).toEqual([])
})
