import type { FishModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from './dom.ts'

export type TargetList = {
  root: HTMLElement
  choose: (id: string) => void
}

/** The targets as a list to choose from by keyboard, touch or screen reader, with their odds. */
export function makeTargetList(
  model: FishModel,
  {
    t,
    formats,
    picture,
    onChoose,
  }: {
    t: Translate
    formats: Formats
    picture: (id: string) => string
    onChoose: (id: string) => void
  },
): TargetList {
  const radios = new Map<string, HTMLInputElement>()
  const root = element(
    'fieldset',
    { class: 'targets' },
    element('legend', { class: 'only-read' }, t('fish.targets')),
  )
  for (const { id, multiplier, hits, outOf } of model.targets) {
    const chance = formats.percent(hits / outOf)
    const radio = element('input', {
      type: 'radio',
      name: 'target',
      value: id,
      'aria-label': t('fish.target', { target: id, multiplier, chance }),
    })
    radio.addEventListener('change', () => onChoose(id))
    radios.set(id, radio)
    const image = element('img', { src: picture(id), alt: '', width: '36', height: '36' })
    const text = element('span', {}, element('b', {}, `×${multiplier}`), chance)
    root.append(element('label', { 'aria-hidden': 'false' }, radio, image, text))
  }
  return {
    root,
    choose: (id) => {
      const radio = radios.get(id)
      if (!radio || radio.checked) return
      radio.checked = true
      radio.parentElement!.scrollIntoView({ block: 'nearest', inline: 'center' })
    },
  }
}
