import { dateFormat, defaultLocale } from '@marquee/contract/locales'
import type { GameFrameJackpots } from '@marquee/game-sdk'
import type { JackpotId, Rules } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { TextKey, Translate, Values } from '../texts/texts.ts'
import { element } from './dom.ts'

type Words = { t: Translate; formats: Formats }

export type NetworkWords = Words & {
  /** The newest falls of jackpots that the game feeds. */
  drops?: GameFrameJackpots['drops']
  locale?: string
}

export function networkRules(
  rules: Rules,
  { t, formats, drops = [], locale = defaultLocale }: NetworkWords,
): Node[] {
  if (!rules.network) return []
  const { levels } = rules.network
  const dates = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
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

export function pickRules({ pick }: Rules, { t, formats }: Words): Node[] {
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

export function wheelRules({ wheel }: Rules, { t, formats }: Words): Node[] {
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

export function holdRules({ hold, jackpots }: Rules, t: Translate, formats: Formats): Node[] {
  const nodes: Node[] = []
  if (hold) {
    const { trigger, respins, landChance, grandChance, coinValues, features } = hold
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
      ...(features ? featureRules(features, t, formats) : []),
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

function featureRules(
  { coins, most }: NonNullable<NonNullable<Rules['hold']>['features']>,
  t: Translate,
  formats: Formats,
): Node[] {
  return [
    element('h4', {}, t('rules.features')),
    element('p', {}, t('rules.featuresBody', { most })),
    element(
      'dl',
      {},
      ...coins.flatMap(({ feature, factor = 1, chance }) => [
        element('dt', {}, t(`rules.feature.${feature}`, { factor })),
        element('dd', {}, formats.percent(chance)),
      ]),
    ),
  ]
}
