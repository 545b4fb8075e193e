import { instantOf, kenoText, mostPicks } from '@marquee/game-math'
import type { KenoModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from '../ui/dom.ts'

export type KenoPanel = {
  /** Shows what so many picked numbers pay; `caught` marks where a draw stands, null none. */
  show: (picked: number, caught: number | null) => void
  lock: (locked: boolean) => void
  remove: () => void
}

/** What the picked numbers pay by hits, and buttons that pick or clear. A replay shows pays alone. */
export function makeKenoPanel({
  model,
  t,
  formats,
  panel,
  on,
}: {
  model: KenoModel
  t: Translate
  formats: Formats
  panel: HTMLElement | null
  on: { quick: () => void; clear: () => void }
}): KenoPanel {
  const instant = instantOf(model)
  const pays = element('ol', { class: 'keno-pays', 'aria-label': t('keno.pays') })
  const count = element('output', { class: 'keno-count' })
  const button = (label: string, press: () => void) => {
    const made = element('button', { type: 'button', class: 'chip' }, label)
    made.addEventListener('click', press)
    return made
  }
  const clear = button(t('keno.clear'), on.clear)
  const quick = button(t('keno.quick'), on.quick)
  const row = element('div', { class: 'keno-row' }, quick, clear)
  panel?.append(count, pays, row)
  let shown = ''
  let items = new Map<number, HTMLElement>()
  return {
    show: (picked, caught) => {
      const text = kenoText(Array.from({ length: picked }, (_, index) => index + 1))
      if (text !== shown) {
        shown = text
        items = new Map(
          (picked > 0 ? instant.pays(text) : []).map(({ caught: hits = 0, multiple }) => [
            hits,
            element(
              'li',
              {
                'aria-label': `${t('keno.hits', { count: hits })}: ×${formats.multiple(multiple)}`,
              },
              element('span', {}, String(hits)),
              element('b', {}, `×${formats.multiple(multiple)}`),
            ),
          ]),
        )
        pays.replaceChildren(...items.values())
      }
      for (const [hits, item] of items) item.classList.toggle('reached', hits === caught)
      count.textContent =
        caught === null
          ? t('keno.picked', { count: picked, most: mostPicks(model) })
          : t('keno.caught', { caught, picked })
    },
    lock: (locked) => {
      row.classList.toggle('locked', locked)
    },
    remove: () => {
      count.remove()
      pays.remove()
      row.remove()
    },
  }
}
