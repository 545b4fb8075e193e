import type { Rules } from '@marquee/game-math'
import type { TextKey, Translate } from '../texts/texts.ts'
import { holdRules, networkRules, type NetworkWords, pickRules, wheelRules } from './bonus-rules.ts'
import { element } from './dom.ts'

export type SlotWords = NetworkWords & {
  /** Image address of an abstract symbol or a target. */
  picture: (symbol: string) => string
}

/** A picture beside what it pays. */
export const paidPicture = (src: string): HTMLElement =>
  element('img', { src, alt: '', width: '56', height: '56', loading: 'lazy' })

/** The rules of a game with reels: what its symbols pay, and what else a spin may bring. */
export function slotRules(rules: Rules, words: SlotWords): Node[] {
  const { t, formats } = words
  const nodes: Node[] = [
    element('h3', {}, t('rules.paytable')),
    element('ul', { class: 'pays' }, ...payRows(rules, words)),
    ...howItPays(rules, t),
  ]
  if (rules.paytable.some(({ per }) => per === 'stake'))
    nodes.push(element('p', {}, t('rules.perStake')))
  nodes.push(...wildRules(rules, t), ...cascadeRules(rules, t))
  nodes.push(...networkRules(rules, words))
  nodes.push(...pickRules(rules, { t, formats }), ...wheelRules(rules, { t, formats }))
  nodes.push(...freeSpinRules(rules, t), ...holdRules(rules, t, formats))
  if (rules.paylines.length > 0) {
    nodes.push(element('h3', {}, t('rules.lines', { count: rules.lines })), lineDrawings(rules))
  }
  return nodes
}

function payRows({ paytable }: Rules, { formats, picture }: SlotWords): HTMLElement[] {
  return paytable.map(({ symbol, pays, per }) =>
    element(
      'li',
      {},
      paidPicture(picture(symbol)),
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
  if (wild.expanding) nodes.push(element('p', {}, t('rules.wildExpanding')))
  return nodes
}

function freeSpinRules({ freeSpins, wild }: Rules, t: Translate): Node[] {
  if (!freeSpins) return []
  const { award, retrigger, maxSpins, multiplier, expandingWilds } = freeSpins
  const list = award.map((entry) => element('li', {}, t('rules.freeSpinsAward', entry)))
  const nodes: Node[] = [element('h3', {}, t('rules.freeSpins')), element('ul', {}, ...list)]
  const least = retrigger[0]
  if (least) nodes.push(element('p', {}, t('rules.freeSpinsMore', { ...least, max: maxSpins })))
  if (multiplier > 1) nodes.push(element('p', {}, t('rules.freeSpinsMultiplier', { multiplier })))
  if (expandingWilds && !wild?.expanding) {
    nodes.push(element('p', {}, t('rules.freeSpinsExpanding')))
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
