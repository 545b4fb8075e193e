import type { Rules } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { TextKey, Translate, Values } from '../texts/texts.ts'
import { element } from './dom.ts'

type Words = { t: Translate; formats: Formats }

export function fieldRules(
  { columns, rows, pays, none }: NonNullable<Rules['field']>,
  { t, formats }: Words,
): Node[] {
  const paragraph = (key: TextKey, values?: Values) => element('p', {}, t(key, values))
  return [
    element('h3', {}, t('rules.how')),
    paragraph('rules.mines', { cells: columns * rows, most: pays.length }),
    paragraph('rules.minesLaw'),
    paragraph('rules.minesMost'),
    paragraph('rules.minesLeft', { none: formats.multiple(none) }),
    element('h3', {}, t('rules.minesPays')),
    ...pays.map(({ mines, multiples }) =>
      element(
        'p',
        {},
        element('b', {}, t('rules.minesCount', { count: mines })),
        ` ${multiples.map((multiple) => `×${formats.multiple(multiple)}`).join(' · ')}`,
      ),
    ),
  ]
}

export function flightRules(
  { least, most, chances }: NonNullable<Rules['flight']>,
  { t, formats }: Words,
): Node[] {
  const paragraph = (key: TextKey, values?: Values) => element('p', {}, t(key, values))
  const atOnce = formats.percent(1 - (chances[0]?.chance ?? 1))
  return [
    element('h3', {}, t('rules.how')),
    paragraph('rules.flight', { least: formats.multiple(least), most: formats.multiple(most) }),
    paragraph('rules.flightClock'),
    paragraph('rules.flightAuto'),
    paragraph('rules.flightLeft'),
    paragraph('rules.flightLaw', { atOnce }),
    element('h3', {}, t('rules.flightChances')),
    element(
      'dl',
      { class: 'odds' },
      ...chances.flatMap(({ multiple, chance }) => [
        element('dt', {}, `×${formats.multiple(multiple)}`),
        element('dd', {}, formats.percent(chance)),
      ]),
    ),
  ]
}

const letters = { hit: 'H', stand: 'S', double: 'D', split: 'P' }

export function blackjackRules(
  { natural, houseTies, strategy }: NonNullable<Rules['blackjack']>,
  { t, formats }: Words,
): Node[] {
  const paragraph = (key: TextKey, values?: Values) => element('p', {}, t(key, values))
  const cell = (text: string, kind: string) => element('td', { class: kind }, text)
  const head = ['', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'A']
  return [
    element('h3', {}, t('rules.how')),
    paragraph('rules.blackjack'),
    paragraph('rules.blackjackDeck'),
    paragraph('rules.blackjackHouse'),
    paragraph('rules.blackjackPays', {
      natural: formats.multiple(natural),
      ties: houseTies.join(', '),
    }),
    paragraph('rules.blackjackDouble'),
    paragraph('rules.blackjackSplit'),
    paragraph('rules.blackjackLaw'),
    paragraph('rules.blackjackLeft'),
    element('h3', {}, t('rules.blackjackBest')),
    paragraph('rules.blackjackKey'),
    element(
      'table',
      { class: 'strategy' },
      element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text))),
      ...strategy.map(({ name, choices }) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, name),
          ...choices.map((choice) => cell(letters[choice], choice)),
        ),
      ),
    ),
  ]
}

export function handRules({ pays }: NonNullable<Rules['hands']>, { t, formats }: Words): Node[] {
  const paragraph = (key: TextKey) => element('p', {}, t(key))
  const rows = pays.flatMap(({ hand, multiple }) => [
    element('dt', {}, t(`poker.${hand}`)),
    element('dd', {}, t('rules.times', { multiple: formats.multiple(multiple) })),
  ])
  return [
    element('h3', {}, t('rules.how')),
    paragraph('rules.poker'),
    paragraph('rules.pokerLaw'),
    paragraph('rules.pokerLeft'),
    element('h3', {}, t('poker.table')),
    element('dl', {}, ...rows),
    element('h3', {}, t('rules.pokerBest')),
    paragraph('rules.pokerBest.1'),
    paragraph('rules.pokerBest.2'),
    paragraph('rules.pokerBest.3'),
    paragraph('rules.pokerBest.4'),
  ]
}
