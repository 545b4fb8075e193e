import type { DiceModel, DiceSide } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import { makeFigure, makeSegments, makeStepper } from '../instant/panel.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from '../ui/dom.ts'
import type { Chosen } from './choice.ts'
import type { DiceLayout } from './layout.ts'

/** Edge of the slider's thumb; the style sheet says the same. */
const thumb = 44

/** The slider on the track, and the choice in figures below it. */
export function makeDicePanel({
  model,
  t,
  formats,
  panel,
  board,
  on,
}: {
  model: DiceModel
  t: Translate
  formats: Formats
  panel: HTMLElement | null
  board: HTMLElement
  on: {
    side: (side: DiceSide) => void
    drag: (target: number) => void
    /** Along the slider, to the right for positive steps. */
    step: (steps: number) => void
    /** To larger multiples for positive steps. */
    multiple: (steps: number) => void
  }
}) {
  const slider = element('input', {
    type: 'range',
    class: 'slider',
    min: '0',
    max: String(model.faces - 1),
    step: '1',
    'aria-label': t('dice.target'),
  })
  slider.addEventListener('input', () => on.drag(Number(slider.value)))
  slider.addEventListener('keydown', (event) => {
    const steps = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
      Home: -model.multiples.length,
      End: model.multiples.length,
    }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    on.step(steps)
  })
  const side = makeSegments(
    {
      name: 'side',
      legend: t('dice.side'),
      options: (['under', 'over'] as const).map((value) => ({ value, label: t(`dice.${value}`) })),
      value: 'over',
    },
    (value) => on.side(value as DiceSide),
  )
  const target = makeFigure(t('dice.target'))
  const multiple = makeStepper(
    { label: t('dice.multiple'), lower: t('dice.lower'), higher: t('dice.higher') },
    on.multiple,
  )
  const chance = makeFigure(t('dice.chance'))
  const figures = element('div', { class: 'figures' }, target.root, chance.root)
  const parts = [side.root, multiple.root, figures]
  if (panel) {
    panel.append(...parts)
    board.append(slider)
  }
  return {
    show: (chosen: Chosen) => {
      const { multiples } = model
      slider.value = String(chosen.target)
      const share = formats.percent(chosen.hits / model.faces)
      const number = chosen.text.slice(chosen.side.length + 1)
      const pays = `×${formats.multiple(chosen.multiple)}`
      const values = { side: t(`dice.${chosen.side}`), target: number, chance: share }
      slider.setAttribute('aria-valuetext', t('dice.says', { ...values, multiple: pays }))
      side.set(chosen.side)
      target.set(number)
      multiple.set(pays, {
        lowest: chosen.multiple === multiples[0],
        highest: chosen.multiple === multiples.at(-1),
      })
      chance.set(share)
    },
    place: ({ track }: DiceLayout) => {
      slider.style.left = `${track.x - thumb / 2}px`
      slider.style.top = `${track.y + track.height / 2 - thumb / 2}px`
      slider.style.width = `${track.width + thumb}px`
    },
    lock: (locked: boolean) => {
      slider.classList.toggle('locked', locked)
      side.lock(locked)
      multiple.lock(locked)
    },
    remove: () => {
      for (const part of [...parts, slider]) part.remove()
    },
  }
}
