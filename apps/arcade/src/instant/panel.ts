import { element, icon } from '../ui/dom.ts'

/** A control with a few values, of which one is chosen. */
export type Segments = {
  root: HTMLElement
  set: (value: string) => void
  /** While locked it keeps the focus and changes nothing. */
  lock: (locked: boolean) => void
}

/** Radio buttons side by side under their legend. */
export function makeSegments(
  {
    name,
    legend,
    options,
    value,
  }: { name: string; legend: string; options: { value: string; label: string }[]; value: string },
  onChange: (value: string) => void,
): Segments {
  let chosen = value
  let isLocked = false
  const radios = new Map<string, HTMLInputElement>()
  const show = () => {
    for (const [own, radio] of radios) radio.checked = own === chosen
  }
  const labels = options.map((option) => {
    const radio = element('input', { type: 'radio', name, value: option.value })
    radios.set(option.value, radio)
    radio.addEventListener('change', () => {
      if (!isLocked) {
        chosen = option.value
        onChange(chosen)
      }
      show()
    })
    return element('label', {}, radio, element('span', {}, option.label))
  })
  const root = element(
    'fieldset',
    { class: 'segments' },
    element('legend', { class: 'label' }, legend),
    element('div', {}, ...labels),
  )
  show()
  return {
    root,
    set: (next) => {
      chosen = next
      show()
    },
    lock: (locked) => {
      isLocked = locked
      root.classList.toggle('locked', locked)
    },
  }
}

/** A figure under its label, such as a chance. */
export function makeFigure(label: string): { root: HTMLElement; set: (text: string) => void } {
  const value = element('output', { class: 'amount' })
  return {
    root: element(
      'div',
      { class: 'meter figure' },
      element('span', { class: 'label' }, label),
      value,
    ),
    set: (text) => {
      value.textContent = text
    },
  }
}

export type Stepper = {
  root: HTMLElement
  /** Shows a value, and whether there is a lower or higher one. */
  set: (text: string, ends: { lowest: boolean; highest: boolean }) => void
  lock: (locked: boolean) => void
}

/** A value with a button to either side; `onStep` is told -1 or 1. */
export function makeStepper(
  { label, lower, higher }: { label: string; lower: string; higher: string },
  onStep: (step: 1 | -1) => void,
): Stepper {
  const button = (name: string, step: 1 | -1) => {
    const made = element(
      'button',
      { type: 'button', class: 'step', 'aria-label': name },
      icon(step === 1 ? 'plus' : 'minus'),
    )
    made.addEventListener('click', () => {
      if (made.getAttribute('aria-disabled') !== 'true') onStep(step)
    })
    return made
  }
  const less = button(lower, -1)
  const more = button(higher, 1)
  const value = element('output', { class: 'amount', 'aria-live': 'polite' })
  const meter = element(
    'div',
    { class: 'meter' },
    element('span', { class: 'label' }, label),
    value,
  )
  let ends = { lowest: false, highest: false }
  let isLocked = false
  // Stays focusable at its end, so that the keyboard does not lose its place.
  const mark = () => {
    less.setAttribute('aria-disabled', String(isLocked || ends.lowest))
    more.setAttribute('aria-disabled', String(isLocked || ends.highest))
  }
  return {
    root: element('div', { class: 'stake stepper' }, less, meter, more),
    set: (text, next) => {
      value.textContent = text
      ends = next
      mark()
    },
    lock: (locked) => {
      isLocked = locked
      mark()
    },
  }
}
