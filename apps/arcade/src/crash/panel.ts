import { crashText } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import { makeFigure } from '../instant/panel.ts'
import type { Translate } from '../texts/texts.ts'
import { element, icon } from '../ui/dom.ts'
import { chanceOf, quickMultiples, readMultiple, stepMultiple } from './choice.ts'
import type { Multiples } from './choice.ts'

export type CrashPanel = {
  /** The multiple in hundredths; null where the player cashes out by hand alone. */
  show: (hundredths: number | null) => void
  lock: (locked: boolean) => void
  remove: () => void
}

/** The multiple to cash out at: typed, stepped or picked, with the chance to get there. */
export function makeCrashPanel({
  model,
  t,
  formats,
  panel,
  mayBeNone = false,
  onChoose,
}: {
  model: Multiples
  t: Translate
  formats: Formats
  panel: HTMLElement | null
  /** There need not be one: then an emptied field and a button of its own say so. */
  mayBeNone?: boolean
  onChoose: (hundredths: number | null) => void
}): CrashPanel {
  let chosen: number | null = model.least
  let isLocked = false
  const name = t(mayBeNone ? 'crash.auto' : 'crash.target')
  // Beside the game of a phone held sideways there is no room for the whole name.
  const nameShown = mayBeNone
    ? [
        element('span', { class: 'long' }, name),
        element('span', { class: 'short' }, t('crash.autoShort')),
      ]
    : [name]
  const choose = (next: number | null, isNone = false) => {
    if (!isLocked && (next !== null || (isNone && mayBeNone))) onChoose(next)
    show(chosen)
  }
  const input = element('input', {
    type: 'text',
    inputmode: 'decimal',
    class: 'cash-out',
    autocomplete: 'off',
    'aria-label': name,
  })
  input.addEventListener('change', () =>
    choose(readMultiple(model, input.value), input.value.trim() === ''),
  )
  input.addEventListener('focus', () => input.select())
  const next = (direction: 1 | -1) =>
    choose(chosen === null ? 200 : stepMultiple(model, chosen, direction))
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    next(event.key === 'ArrowUp' ? 1 : -1)
  })
  const step = (label: string, direction: 1 | -1) => {
    const made = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': label },
      icon(direction === 1 ? 'plus' : 'minus'),
    )
    made.addEventListener('click', () => next(direction))
    return made
  }
  const less = step(t('crash.lower'), -1)
  const more = step(t('crash.higher'), 1)
  const field = element(
    'label',
    { class: 'meter' },
    element('span', { class: 'label' }, ...nameShown),
    input,
  )
  const chance = makeFigure(t('crash.chance'))
  const chip = (hundredths: number | null, text: string) => {
    const made = element('button', { type: 'button', class: 'chip' }, text)
    made.addEventListener('click', () => choose(hundredths, hundredths === null))
    return [hundredths, made] as const
  }
  const quick = [
    ...(mayBeNone ? [chip(null, t('crash.off'))] : []),
    ...quickMultiples(model, mayBeNone ? 5 : 6).map((multiple) =>
      chip(multiple, `×${formats.multiple(multiple / 100)}`),
    ),
  ]
  const parts = [
    element('div', { class: 'stake stepper' }, less, field, more),
    chance.root,
    element(
      'div',
      { class: 'cash-outs', role: 'group', 'aria-label': t('crash.quick') },
      ...quick.map(([, made]) => made),
    ),
  ]
  panel?.append(...parts)
  const mark = () => {
    less.setAttribute('aria-disabled', String(isLocked || chosen === model.least))
    more.setAttribute('aria-disabled', String(isLocked || chosen === model.most))
  }
  const show = (hundredths: number | null) => {
    chosen = hundredths
    input.value = hundredths === null ? t('crash.off') : `×${crashText(hundredths)}`
    chance.set(hundredths === null ? '–' : formats.percent(chanceOf(model, hundredths)))
    for (const [multiple, made] of quick) {
      made.setAttribute('aria-pressed', String(multiple === hundredths))
    }
    mark()
  }
  return {
    show,
    lock: (locked) => {
      isLocked = locked
      input.readOnly = locked
      // The keys that play go to the button that cashes out, not to a field that takes none.
      if (locked && document.activeElement === input) input.blur()
      for (const part of parts) part.classList.toggle('locked', locked)
      mark()
    },
    remove: () => {
      for (const part of parts) part.remove()
    },
  }
}
