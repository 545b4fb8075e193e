import { chanceToReach, findGameModel } from '@marquee/game-math'
import type { ChoiceRules, Rules } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from './dom.ts'

type Words = { t: Translate; formats: Formats }

/** The rules of an instant game: what may be chosen, and the odds of each, computed from the model. */
export function instantRules(rules: Rules, words: Words): Node[] {
  const { t, formats } = words
  switch (rules.engine) {
    case 'plinko':
      return [
        element('h3', {}, t('plinko.choose')),
        element('p', {}, t('plinko.body')),
        tables(rules, words, ({ choice }) => {
          const [rows, risk] = choice.split('-') as [string, 'low']
          return t('plinko.table', { rows, risk: t(`plinko.risk.${risk}`) })
        }),
      ]
    case 'dice':
      return [
        element('h3', {}, t('dice.choose')),
        element('p', {}, t('dice.body')),
        list(
          rules.choices.map(({ choice, pays: [pay] }) => {
            const [side, target] = choice.split('-') as ['over', string]
            const odds = {
              multiple: formats.multiple(pay!.multiple),
              chance: formats.percent(pay!.chance),
            }
            return [`${t(`dice.${side}`)} ${target}`, t('rules.paysWith', odds)]
          }),
        ),
      ]
    case 'keno':
      return [
        element('h3', {}, t('keno.choose')),
        element('p', {}, t('keno.body')),
        tables(rules, words, ({ choice }) => t('keno.table', { count: choice.split(',').length })),
      ]
    case 'crash':
      return [
        element('h3', {}, t('crash.choose')),
        element('p', {}, t('crash.body', { least: leastChance(rules, words) })),
        list(
          rules.choices.map(({ pays: [pay] }) => [
            `×${formats.multiple(pay!.multiple)}`,
            formats.percent(pay!.chance),
          ]),
        ),
      ]
    default:
      return []
  }
}

/** How often a flight ends before the smallest multiple that can be chosen. */
function leastChance({ modelId }: Rules, { formats }: Words): string {
  const model = findGameModel(modelId)
  return model.engine === 'crash' ? formats.percent(1 - chanceToReach(model, model.least)) : ''
}

const list = (rows: string[][]): HTMLElement =>
  element(
    'dl',
    { class: 'odds' },
    ...rows.flatMap(([name = '', odds = '']) => [element('dt', {}, name), element('dd', {}, odds)]),
  )

/** A table of pays and chances for each choice. */
function tables(
  { choices }: Rules,
  { t, formats }: Words,
  title: (choice: ChoiceRules) => string,
): HTMLElement {
  const cards = choices.map((choice) => {
    const rows = choice.pays.flatMap(({ multiple, chance, caught }) => [
      element(
        'dt',
        {},
        caught === undefined
          ? `×${formats.multiple(multiple)}`
          : `${t('keno.hits', { count: caught })} · ×${formats.multiple(multiple)}`,
      ),
      element('dd', {}, formats.percent(chance)),
    ])
    const rtp = `${t('rules.rtp')}: ${formats.percent(choice.rtp)}`
    return element(
      'section',
      {},
      element('h4', {}, title(choice)),
      element('dl', {}, ...rows),
      element('p', { class: 'small' }, rtp),
    )
  })
  return element('div', { class: 'tables' }, ...cards)
}
