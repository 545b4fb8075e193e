import { chanceToReach, crashText } from '@marquee/game-math'
import type { CrashModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import { makeFigure } from '../instant/panel.ts'
import type { Translate } from '../texts/texts.ts'
import { element, icon } from '../ui/dom.ts'
import { quickMultiples, readMultiple, stepMultiple } from './choice.ts'

export type CrashPanel = {
  show: (hundredths: number) => void
  lock: (locked: boolean) => void
  remove: () => void
}

/** The multiple to cash out at: typed, stepped or picked, with the chance to get there. */
export function makeCrashPanel({
  model,
  t,
  formats,
  panel,
  onChoose,
}: {
  model: CrashModel
  t: Translate
  formats: Formats
  panel: HTMLElement | null
  onChoose: (hundredths: number) => void
}): CrashPanel {
  let chosen = model.least
  let isLocked = false
  const choose = (next: number | null) => {
    if (!isLocked && next !== null) onChoose(next)
    show(chosen)
  }
  const input = element('input', {
    type: 'text',
    inputmode: 'decimal',
    class: 'cash-out',
    autocomplete: 'off',
    'aria-label': t('crash.target'),
  })
  input.addEventListener('change', () => choose(readMultiple(model, input.value)))
  input.addEventListener('focus', () => input.select())
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    choose(stepMultiple(model, chosen, event.key === 'ArrowUp' ? 1 : -1))
  })
  const step = (label: string, direction: 1 | -1) => {
    const made = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': label },
      icon(direction === 1 ? 'plus' : 'minus'),
    )
    made.addEventListener('click', () => choose(stepMultiple(model, chosen, direction)))
    return made
  }
  const less = step(t('crash.lower'), -1)
  const more = step(t('crash.higher'), 1)
  const field = element(
    'label',
    { class: 'meter' },
    element('span', { class: 'label' }, t('crash.target')),
    input,
  )
  const chance = makeFigure(t('crash.chance'))
  const quick = quickMultiples(model).map((multiple) => {
    const made = element(
      'button',
      { type: 'button', class: 'chip' },
      `×${formats.multiple(multiple / 100)}`,
    )
    made.addEventListener('click', () => choose(multiple))
    return [multiple, made] as const
  })
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
  const show = (hundredths: number) => {
    chosen = hundredths
    input.value = `×${crashText(hundredths)}`
    chance.set(formats.percent(chanceToReach(model, hundredths)))
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
      for (const part of parts) part.classList.toggle('locked', locked)
      mark()
    },
    remove: () => {
      for (const part of parts) part.remove()
    },
  }
}
