import { chanceToReach, haulChoices, mostInFlight } from '@marquee/game-math'
import type { ChoiceRules, GameModel, Rules } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from './dom.ts'

type Words = { t: Translate; formats: Formats }

/** The rules of an instant game: what may be chosen, and the odds of each, computed from the model. */
export function instantRules(rules: Rules, model: GameModel, words: Words): Node[] {
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
        element('p', {}, t('crash.body', { least: leastChance(model, words) })),
        list(
          rules.choices.map(({ pays: [pay] }) => [
            `×${formats.multiple(pay!.multiple)}`,
            formats.percent(pay!.chance),
          ]),
        ),
      ]
    case 'haul':
      return haulRules(rules, model, words)
    default:
      return []
  }
}

/** A sea of shoals: what there is to aim at, with all that can come of each. */
function haulRules(rules: Rules, model: GameModel, { t, formats }: Words): Node[] {
  if (model.engine !== 'haul') return []
  const choices = haulChoices(model)
  const titleOf = (choice: string): string => {
    const found = choices.get(choice)
    if (!found) return choice
    const name = t(`haul.name.${found.creature}`)
    if (found.way === 'net') return t('rules.haulOver', { name, most: found.shoal.swimmers })
    return t(found.way === 'boss' ? 'rules.haulBig' : 'rules.haulOne', { name })
  }
  const cards = rules.choices.map(({ choice, rtp, hitRate, volatility, pays }) => {
    const rows = pays.flatMap(({ multiple, chance, caught }) => {
      const pay = `×${formats.multiple(multiple)}`
      const name =
        caught === undefined ? pay : `${t('rules.haulCaught', { count: caught })} · ${pay}`
      return [element('dt', {}, name), element('dd', {}, formats.percent(chance))]
    })
    const about = [
      `${t('rules.hitRate')}: ${formats.percent(hitRate)}`,
      `${t('rules.volatility')}: ${t(`rules.volatility.${volatility}`)}`,
      `${t('rules.maxWin')}: ×${formats.multiple(pays[0]?.multiple ?? 0)}`,
      `${t('rules.rtp')}: ${formats.percent(rtp)}`,
    ]
    return element(
      'section',
      {},
      element('h4', {}, titleOf(choice)),
      element('dl', {}, ...rows),
      ...about.map((line) => element('p', { class: 'small' }, line)),
    )
  })
  return [
    element('h3', {}, t('rules.how')),
    element('p', {}, t('rules.haul')),
    ...(['rules.haulHarpoon', 'rules.haulNet', 'rules.haulBoss'] as const).map((key) =>
      element('p', {}, t(key)),
    ),
    element('p', {}, t('rules.haulFlight', { most: mostInFlight(model) })),
    element('p', {}, t('rules.haulLaw', { rtp: formats.percent(rules.rtp) })),
    element('h3', {}, t('fish.targets')),
    element('div', { class: 'tables' }, ...cards),
  ]
}

/** How often a flight ends before the smallest multiple that can be chosen. */
function leastChance(model: GameModel, { formats }: Words): string {
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
