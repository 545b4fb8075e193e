import { rulesOf } from '@marquee/game-math'
import type { GameModel } from '@marquee/game-math'
import { instantRules } from './instant-rules.ts'
import type { TextKey } from '../texts/texts.ts'
import { element } from './dom.ts'
import { paidPicture, slotRules, type SlotWords } from './slot-rules.ts'
import { blackjackRules, fieldRules, flightRules, handRules } from './stepped-rules.ts'

export type RulesOptions = SlotWords & { model: GameModel }

/** The rules as page content; every figure comes from the model the rounds are drawn from. */
export function rulesContent(options: RulesOptions): Node[] {
  const { model, t, formats, picture } = options
  const rules = rulesOf(model)
  const heading = (key: TextKey) => element('h3', {}, t(key))
  const figures = (rows: [string, string][]) =>
    element(
      'dl',
      {},
      ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    )
  const targets = rules.targets.map(({ id, multiplier, chance }) =>
    element(
      'li',
      {},
      paidPicture(picture(id)),
      element(
        'ul',
        {},
        element(
          'li',
          {},
          element('b', {}, t('rules.times', { multiple: formats.multiple(multiplier) })),
        ),
        element('li', {}, formats.percent(chance)),
      ),
    ),
  )

  const isInstant = rules.choices.length > 0
  const isChosen = isInstant || rules.flight !== undefined
  const nodes: Node[] = [
    heading('rules.odds'),
    figures([
      [t('rules.rtp'), formats.percent(rules.rtp)],
      ...rules.odds
        .filter(({ action }) => action === 'buy-free-spins')
        .map(({ rtp }): [string, string] => [t('rules.rtpBuy'), formats.percent(rtp)]),
      ...(rules.engine === 'fish' || isChosen
        ? []
        : ([[t('rules.hitRate'), formats.percent(rules.hitRate)]] as [string, string][])),
      // How much an instant game or a flight varies is the player's own choice.
      ...(isChosen
        ? []
        : ([[t('rules.volatility'), t(`rules.volatility.${rules.volatility}`)]] as [
            string,
            string,
          ][])),
      [
        t('rules.maxWin'),
        t('rules.times', {
          multiple: formats.multiple(Math.floor(rules.maxWinMultiple)),
        }),
      ],
    ]),
    element('p', {}, t('rules.fair')),
  ]
  if (rules.blackjack) return [...nodes, ...blackjackRules(rules.blackjack, { t, formats })]
  if (rules.hands) return [...nodes, ...handRules(rules.hands, { t, formats })]
  if (rules.field) return [...nodes, ...fieldRules(rules.field, { t, formats })]
  if (rules.flight) return [...nodes, ...flightRules(rules.flight, { t, formats })]
  if (isInstant) return [...nodes, ...instantRules(rules, model, { t, formats })]
  if (targets.length > 0)
    return [...nodes, heading('fish.targets'), element('ul', { class: 'pays' }, ...targets)]
  return [...nodes, ...slotRules(rules, options)]
}
