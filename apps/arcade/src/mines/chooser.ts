import type { Translate } from '../texts/texts.ts'
import { element, icon } from '../ui/dom.ts'

export type Chooser = {
  root: HTMLElement
  /** Shows the number of mines; `free` while it may be changed. */
  show: (mines: number, free: boolean) => void
}

/** Numbers that one press reaches. */
const usual = [1, 3, 5, 10, 24]

/** How many mines the next round hides, chosen one by one or at once. */
export function makeChooser({
  most,
  t,
  onChoose,
}: {
  most: number
  t: Translate
  onChoose: (mines: number) => void
}): Chooser {
  let current = 0
  const step = (label: string, name: 'minus' | 'plus', by: 1 | -1) => {
    const button = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': label },
      icon(name),
    )
    button.addEventListener('click', () => onChoose(current + by))
    return button
  }
  const fewer = step(t('mines.fewer'), 'minus', -1)
  const more = step(t('mines.more'), 'plus', 1)
  const amount = element('output', { class: 'amount', 'aria-live': 'polite' })
  const quick = usual
    .filter((mines) => mines <= most)
    .map((mines) => {
      const button = element('button', { type: 'button', class: 'quick-pick' }, String(mines))
      button.setAttribute('aria-label', `${t('mines.count')}: ${mines}`)
      button.addEventListener('click', () => onChoose(mines))
      return { mines, button }
    })
  const root = element(
    'div',
    { class: 'chooser', role: 'group', 'aria-label': t('mines.count') },
    fewer,
    element(
      'div',
      { class: 'meter' },
      element('span', { class: 'label' }, t('mines.count')),
      amount,
    ),
    more,
    element('div', { class: 'quick' }, ...quick.map(({ button }) => button)),
  )
  return {
    root,
    show: (mines, free) => {
      current = mines
      amount.textContent = String(mines)
      fewer.disabled = !free || mines <= 1
      more.disabled = !free || mines >= most
      for (const pick of quick) {
        pick.button.disabled = !free
        pick.button.setAttribute('aria-pressed', String(pick.mines === mines))
      }
    },
  }
}
