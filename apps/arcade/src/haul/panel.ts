import { haulChoices, instantOf } from '@marquee/game-math'
import type { HaulChoice, HaulModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from '../ui/dom.ts'

type Words = { t: Translate; formats: Formats }

export type ChoiceList = {
  root: HTMLElement
  choose: (id: string) => void
}

/** What a choice pays: of a net what each one caught pays, of the boss the most. */
function payText(choice: HaulChoice, formats: Formats): string {
  if (choice.way === 'net') return `×${formats.multiple(choice.shoal.net.each)}`
  if (choice.way === 'boss') return `×${formats.multiple(choice.prizes.at(-1)?.multiple ?? 0)}`
  return `×${formats.multiple(choice.multiple)}`
}

/** The same as it stands on a button or a tag. */
export const shownPay = (choice: HaulChoice, { t, formats }: Words): string => {
  const pay = payText(choice, formats)
  return choice.way === 'boss' ? t('haul.upTo', { multiple: pay }) : pay
}

/** The chance that anything is won under a choice. */
export const winChance = (model: HaulModel, id: string): number =>
  instantOf(model)
    .pays(id)
    .reduce((sum, { chance }) => sum + chance, 0)

/** A choice in words, with its odds. */
export function choiceText(
  model: HaulModel,
  [id, choice]: readonly [string, HaulChoice],
  { t, formats }: Words,
): string {
  const name = t(`haul.name.${choice.creature}`)
  const odds = {
    name,
    multiple: payText(choice, formats).slice(1),
    chance: formats.percent(winChance(model, id)),
  }
  if (choice.way === 'net') return t('haul.netTarget', { ...odds, most: choice.shoal.swimmers })
  return t(choice.way === 'boss' ? 'haul.bossTarget' : 'haul.target', odds)
}

/** Everything a shot may be about as a list to choose from by keyboard, touch or screen reader. */
export function makeChoiceList(
  model: HaulModel,
  words: Words & { picture: (id: string) => string },
  onChoose: (id: string) => void,
): ChoiceList {
  const { t, formats, picture } = words
  const radios = new Map<string, HTMLInputElement>()
  const root = element(
    'fieldset',
    { class: 'targets haul' },
    element('legend', { class: 'only-read' }, t('fish.targets')),
  )
  for (const [id, choice] of haulChoices(model)) {
    const radio = element('input', {
      type: 'radio',
      name: 'target',
      value: id,
      'aria-label': choiceText(model, [id, choice], words),
    })
    radio.addEventListener('change', () => onChoose(id))
    radios.set(id, radio)
    const image = element('img', {
      src: picture(choice.creature),
      alt: '',
      width: '36',
      height: '36',
    })
    const text = element(
      'span',
      {},
      element('b', {}, shownPay(choice, words)),
      formats.percent(winChance(model, id)),
    )
    root.append(element('label', { class: choice.way }, radio, image, text))
  }
  return {
    root,
    choose: (id) => {
      const radio = radios.get(id)
      if (!radio || radio.checked) return
      radio.checked = true
      radio.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' })
    },
  }
}
