import type { GameFrameJackpots } from '@marquee/game-sdk'
import { rulesOf } from '@marquee/game-math'
import type { GameModel, JackpotId, Rules } from '@marquee/game-math'
import { instantRules } from './instant-rules.ts'
import type { Formats } from '../format.ts'
import type { TextKey, Translate, Values } from '../texts/texts.ts'
import { element } from './dom.ts'

export type RulesOptions = {
  model: GameModel
  t: Translate
  formats: Formats
  /** Image address of an abstract symbol or a target. */
  picture: (symbol: string) => string
  /** The newest falls of jackpots that the game feeds. */
  drops?: GameFrameJackpots['drops']
  locale?: string
}

/** The rules as page content; every figure comes from the model the rounds are drawn from. */
export function rulesContent(options: RulesOptions): Node[] {
  const { model, t, formats, picture } = options
  const rules = rulesOf(model)
  const text = (key: TextKey, values?: Values) => element('p', {}, t(key, values))
  const heading = (key: TextKey) => element('h3', {}, t(key))
  const figures = (rows: [string, string][]) =>
    element(
      'dl',
      {},
      ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    )
  const image = (symbol: string) =>
    element('img', { src: picture(symbol), alt: '', width: '56', height: '56', loading: 'lazy' })

  const paytable = rules.paytable.map(({ symbol, pays, per }) =>
    element(
      'li',
      {},
      image(symbol),
      element(
        'ul',
        {},
        ...pays.map(({ count, upTo, multiple }, index) => {
          const value =
            per === 'line' ? formats.multiple(multiple) : `×${formats.multiple(multiple)}`
          const many =
            upTo === undefined
              ? per === 'group' && index === 0
                ? `${count}+`
                : `${count}`
              : `${count}–${upTo}`
          return element('li', {}, element('b', {}, many), ` ${value}`)
        }),
      ),
    ),
  )
  const targets = rules.targets.map(({ id, multiplier, chance }) =>
    element(
      'li',
      {},
      image(id),
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
    text('rules.fair'),
  ]
  if (rules.blackjack) return [...nodes, ...blackjackRules(rules.blackjack, { t, formats })]
  if (rules.hands) return [...nodes, ...handRules(rules.hands, { t, formats })]
  if (rules.field) return [...nodes, ...fieldRules(rules.field, { t, formats })]
  if (rules.flight) return [...nodes, ...flightRules(rules.flight, { t, formats })]
  if (isInstant) return [...nodes, ...instantRules(rules, model, { t, formats })]
  if (targets.length > 0) {
    nodes.push(heading('fish.targets'), element('ul', { class: 'pays' }, ...targets))
    return nodes
  }
  nodes.push(heading('rules.paytable'), element('ul', { class: 'pays' }, ...paytable))
  nodes.push(...howItPays(rules, t))
  if (rules.paytable.some(({ per }) => per === 'stake')) nodes.push(text('rules.perStake'))
  nodes.push(...wildRules(rules, t), ...cascadeRules(rules, t))
  nodes.push(...networkRules(rules, options))
  nodes.push(...pickRules(rules, { t, formats }), ...wheelRules(rules, { t, formats }))
  nodes.push(...freeSpinRules(rules, t), ...holdRules(rules, t, formats))
  if (rules.paylines.length > 0) {
    nodes.push(element('h3', {}, t('rules.lines', { count: rules.lines })), lineDrawings(rules))
  }
  return nodes
}

function fieldRules(
  { columns, rows, pays, none }: NonNullable<Rules['field']>,
  { t, formats }: Pick<RulesOptions, 't' | 'formats'>,
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

function flightRules(
  { least, most, chances }: NonNullable<Rules['flight']>,
  { t, formats }: Pick<RulesOptions, 't' | 'formats'>,
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

function blackjackRules(
  { natural, houseTies, strategy }: NonNullable<Rules['blackjack']>,
  { t, formats }: Pick<RulesOptions, 't' | 'formats'>,
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

function handRules(
  { pays }: NonNullable<Rules['hands']>,
  { t, formats }: Pick<RulesOptions, 't' | 'formats'>,
): Node[] {
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

function networkRules(rules: Rules, { t, formats, drops = [], locale }: RulesOptions): Node[] {
  if (!rules.network) return []
  const { levels } = rules.network
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const nameOf = (id: string) => t(`jackpot.${id as JackpotId}`)
  const total = (of: (level: (typeof levels)[number]) => number) =>
    formats.percent(levels.reduce((sum, level) => sum + of(level), 0))
  const nodes: Node[] = [
    element('h3', {}, t('rules.network')),
    element('p', {}, t('rules.networkBody')),
    element('p', {}, t('rules.networkLaw')),
    element(
      'p',
      {},
      t('rules.networkReturn', {
        share: total(({ share }) => share),
        rtp: total(({ rtp }) => rtp),
      }),
    ),
    element(
      'dl',
      {},
      ...levels.toReversed().flatMap(({ id, share, seed, mustDropBy, rtp }) => [
        element('dt', {}, nameOf(id)),
        element(
          'dd',
          {},
          t('rules.networkLevel', {
            share: formats.percent(share),
            seed: formats.amount(seed),
            most: formats.amount(mustDropBy),
            rtp: formats.percent(rtp),
          }),
        ),
      ]),
    ),
    element('p', {}, t('rules.networkDemo')),
  ]
  if (drops.length > 0) {
    nodes.push(
      element('h4', {}, t('rules.networkDrops')),
      element(
        'dl',
        {},
        ...drops.flatMap(({ level, amount, at }) => [
          element('dt', {}, `${nameOf(level)} · ${dates.format(at)}`),
          element('dd', {}, formats.amount(amount)),
        ]),
      ),
    )
  }
  return nodes
}

function pickRules({ pick }: Rules, { t, formats }: Pick<RulesOptions, 't' | 'formats'>): Node[] {
  if (!pick) return []
  const { factors, boxes, most, mean } = pick
  const least = factors[0]!.scatters
  const count = boxes.reduce((sum, box) => sum + box.count, 0)
  const paragraph = (key: TextKey, values?: Values) => element('p', {}, t(key, values))
  const wordsOf = ({ multiple, times }: (typeof boxes)[number]): string => {
    if (times !== undefined) return t('pick.times', { times })
    return multiple === undefined
      ? t('pick.end')
      : t('rules.times', { multiple: formats.multiple(multiple) })
  }
  return [
    element('h3', {}, t('rules.pick')),
    paragraph('rules.pickBody', { scatters: least, boxes: count }),
    most === undefined ? paragraph('rules.pickEnds') : paragraph('rules.pickMost', { most }),
    element(
      'ul',
      {},
      ...factors
        .filter(({ factor }) => factor > 1)
        .map((entry) => element('li', {}, t('rules.pickFactor', entry))),
    ),
    paragraph('rules.pickMean', {
      scatters: least,
      mean: formats.multiple(Math.round(mean * 100) / 100),
    }),
    element('h4', {}, t('rules.pickHolds')),
    element(
      'dl',
      {},
      ...boxes.flatMap((box) => [
        element('dt', {}, wordsOf(box)),
        element('dd', {}, t('rules.pickCount', { count: box.count })),
      ]),
    ),
    paragraph('rules.pickLeft'),
  ]
}

function wheelRules({ wheel }: Rules, { t, formats }: Pick<RulesOptions, 't' | 'formats'>): Node[] {
  if (!wheel) return []
  const { starts, wheels } = wheel
  const wordsOf = ({ multiple, spins }: (typeof wheels)[number][number]): string => {
    if (spins !== undefined) return t('wheel.spins', { count: spins })
    return multiple === undefined
      ? t('wheel.next')
      : t('rules.times', { multiple: formats.multiple(multiple) })
  }
  return [
    element('h3', {}, t('rules.wheel')),
    element('p', {}, t('rules.wheelBody')),
    element(
      'ul',
      {},
      ...starts.map(({ scatters, wheel: first }) =>
        element('li', {}, t('rules.wheelStart', { scatters, wheel: first + 1 })),
      ),
    ),
    ...wheels.flatMap((sectors, index) => [
      ...(wheels.length > 1
        ? [element('h4', {}, t('rules.wheelNumber', { number: index + 1 }))]
        : []),
      element(
        'dl',
        {},
        ...together(sectors.map((sector) => [wordsOf(sector), sector.chance])).flatMap(
          ([words, chance]) => [
            element('dt', {}, words),
            element('dd', {}, formats.percent(chance)),
          ],
        ),
      ),
    ]),
  ]
}

/** Adds up the chances of what is called the same, in the order they come. */
function together(list: readonly (readonly [words: string, chance: number])[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const [words, chance] of list) sums.set(words, (sums.get(words) ?? 0) + chance)
  return [...sums]
}

function howItPays({ engine, grid, lines, paytable }: Rules, t: Translate): Node[] {
  const least = Math.min(...paytable.map(({ pays }) => pays.at(-1)?.count ?? Infinity))
  if (engine === 'ways') return [element('p', {}, t('rules.ways', { ways: grid?.ways ?? 0 }))]
  if (engine === 'cluster') return [element('p', {}, t('rules.cluster', { least }))]
  if (engine === 'scatter-pays') return [element('p', {}, t('rules.anywhere', { least }))]
  return [element('p', {}, t('rules.perLine', { lines }))]
}

function cascadeRules({ cascade, freeSpins }: Rules, t: Translate): Node[] {
  if (!cascade) return []
  const list = (multipliers: readonly number[]) =>
    multipliers.map((multiple) => `×${multiple}`).join(', ')
  const nodes = [
    element('h3', {}, t('rules.cascade')),
    element('p', {}, t('rules.cascadeBody')),
    element('p', {}, t('rules.cascadeMultipliers', { list: list(cascade) })),
  ]
  if (freeSpins?.cascade) {
    nodes.push(element('p', {}, t('rules.cascadeFree', { list: list(freeSpins.cascade) })))
  }
  if (freeSpins) nodes.push(element('p', {}, t('rules.scattersLast')))
  return nodes
}

function wildRules({ wild, hold, jackpots }: Rules, t: Translate): Node[] {
  if (!wild) return []
  const others: TextKey[] = ['symbol.scatter']
  if (hold) others.push('symbol.coin')
  else if (jackpots) others.push('symbol.jackpot')
  const names = others.map((key) => t(key)).join(', ')
  const nodes = [element('p', {}, t('rules.wild', { others: names }))]
  if (wild.multiplier > 1) {
    nodes.push(element('p', {}, t('rules.wildMultiplier', { multiplier: wild.multiplier })))
  }
  return nodes
}

function freeSpinRules({ freeSpins }: Rules, t: Translate): Node[] {
  if (!freeSpins) return []
  const { award, retrigger, maxSpins, multiplier, expandingWilds } = freeSpins
  const list = award.map((entry) => element('li', {}, t('rules.freeSpinsAward', entry)))
  const nodes: Node[] = [element('h3', {}, t('rules.freeSpins')), element('ul', {}, ...list)]
  const least = retrigger[0]
  if (least) nodes.push(element('p', {}, t('rules.freeSpinsMore', { ...least, max: maxSpins })))
  if (multiplier > 1) nodes.push(element('p', {}, t('rules.freeSpinsMultiplier', { multiplier })))
  if (expandingWilds) nodes.push(element('p', {}, t('rules.freeSpinsExpanding')))
  return nodes
}

function holdRules({ hold, jackpots }: Rules, t: Translate, formats: Formats): Node[] {
  const nodes: Node[] = []
  if (hold) {
    const { trigger, respins, landChance, grandChance, coinValues } = hold
    const chance = formats.percent(landChance)
    const grand = formats.percent(grandChance)
    nodes.push(
      element('h3', {}, t('rules.hold')),
      element('p', {}, t('rules.holdBody', { trigger, respins, chance, grand })),
      element('h4', {}, t('rules.coinValues')),
      element(
        'dl',
        {},
        ...coinValues.flatMap(({ multiple, chance: share, jackpot }) => [
          element(
            'dt',
            {},
            jackpot
              ? t(`jackpot.${jackpot}`)
              : t('rules.times', { multiple: formats.multiple(multiple) }),
          ),
          element('dd', {}, formats.percent(share)),
        ]),
      ),
    )
  }
  if (jackpots) {
    const rows = jackpots.flatMap(({ id, multiple, symbols }) => {
      const need =
        symbols === undefined ? '' : ` · ${t('rules.jackpotSymbols', { count: symbols })}`
      return [
        element('dt', {}, t(`jackpot.${id}`)),
        element('dd', {}, t('rules.times', { multiple: formats.multiple(multiple) }) + need),
      ]
    })
    nodes.push(element('h3', {}, t('rules.jackpots')), element('dl', {}, ...rows))
  }
  return nodes
}

/** Small pictures of the paylines; their number above says what screen readers need. */
function lineDrawings({ paylines }: Rules): HTMLElement {
  const drawings = paylines.map((rows) => {
    const wide = rows.length * 7 - 1
    const cells = rows.flatMap((row, reel) =>
      [0, 1, 2].map(
        (at) =>
          `<rect x="${reel * 7}" y="${at * 7}" width="6" height="6" rx="1.5" opacity="${at === row ? 1 : 0.22}"/>`,
      ),
    )
    const item = element('li')
    item.innerHTML = `<svg viewBox="0 0 ${wide} 20" aria-hidden="true">${cells.join('')}</svg>`
    return item
  })
  return element('ul', { class: 'payline-list', 'aria-hidden': 'true' }, ...drawings)
}
