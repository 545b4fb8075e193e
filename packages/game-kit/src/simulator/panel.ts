import { defaultLocale, locales } from '@marquee/contract/locales'
import type { ChangedSettings } from '@marquee/game-sdk'
import { wants } from './force.ts'

/** Sizes of a game's place on the devices of players, in CSS pixels; `fill` takes what there is. */
export const sizes = {
  fill: null,
  phone: [390, 760],
  landscape: [760, 350],
  desktop: [1280, 720],
} as const

export type SizeName = keyof typeof sizes

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = document.createElement('label')
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    label.append(control, text)
  else label.append(text, control)
  return label
}

function select(name: string, options: readonly string[], chosen: string): HTMLSelectElement {
  const control = document.createElement('select')
  control.name = name
  for (const option of options) control.append(new Option(option || 'anything', option))
  control.value = chosen
  return control
}

function input(name: string, value: string, type = 'text'): HTMLInputElement {
  const control = document.createElement('input')
  Object.assign(control, { name, type, value })
  return control
}

export type PanelActs = {
  size: (name: SizeName) => void
  change: (settings: ChangedSettings) => void
  rules: () => void
  lose: () => void
}

/** Fills the bar above the game. What a game is opened with is in the address; the rest acts at once. */
export function fillPanel(panel: HTMLFormElement, query: URLSearchParams, acts: PanelActs): void {
  const value = (name: string, usual = '') => query.get(name) ?? usual
  const check = (text: string, act: (on: boolean) => void, isOn = false) => {
    const box = input('', 'on', 'checkbox')
    box.checked = isOn
    box.removeAttribute('name')
    box.addEventListener('change', () => act(box.checked))
    return labelled(text, box)
  }
  const press = (text: string, act: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.addEventListener('click', act)
    return button
  }
  const force = input('force', value('force'))
  force.placeholder = '2:win,5:book:17'
  force.setAttribute('list', 'wants')
  const list = document.createElement('datalist')
  list.id = 'wants'
  for (const want of Object.keys(wants)) list.append(new Option(want))
  const size = select('size', Object.keys(sizes), value('size', 'fill'))
  size.addEventListener('change', () => acts.size(size.value as SizeName))
  const open = document.createElement('button')
  open.textContent = 'Open'
  panel.append(
    labelled('Rounds are', force),
    list,
    labelled(
      'Opens with',
      select('opens', ['nothing', 'round', 'replay'], value('opens', 'nothing')),
    ),
    labelled('Balance', input('balance', value('balance', '250000'), 'number')),
    labelled('Pace, ms', input('pace', value('pace', '2500'), 'number')),
    labelled('Locale', select('locale', [...locales], value('locale', defaultLocale))),
    open,
    labelled('Size', size),
    check('Sound', (sound) => acts.change({ sound }), query.has('sound')),
    check('Half as loud', (isQuiet) => acts.change({ volume: isQuiet ? 50 : 100 })),
    check('Music', (music) => acts.change({ music }), true),
    check('Captions', (captions) => acts.change({ captions })),
    check('Haptics', (haptics) => acts.change({ haptics })),
    check('Quick', (quick) => acts.change({ quick })),
    check('Calm', (reducedMotion) => acts.change({ reducedMotion }), query.has('calm')),
    check('Paused', (paused) => acts.change({ paused })),
    press('Rules', acts.rules),
    press('Lose the context', acts.lose),
  )
}
