import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import type { Sample } from './readMetrics.ts'

/** What was read at one moment; `at` in epoch s. */
export interface Scrape {
  at: number
  samples: readonly Sample[]
}

type Labels = Record<string, string>
/** A number with its labels, as PromQL's instant vectors have them. */
export interface Point {
  labels: Labels
  value: number
}
type Value = number | Point[]

interface Evaluation {
  text: string
  /** From the oldest to the newest. */
  scrapes: readonly Scrape[]
}

const keyOf = (labels: Labels): string =>
  JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => one.localeCompare(other)))

const children = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child)
  return found
}

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3_600 }

/** The names of every metric that an expression reads. @throws for what is no PromQL. */
export function metricsOf(text: string): string[] {
  const names: string[] = []
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`This is no PromQL, at ${node.from}: ${text}`)
      if (node.name === 'Identifier') names.push(text.slice(node.from, node.to))
    },
  })
  return names
}

function matcherOf({ text }: Evaluation, selector: SyntaxNode): (sample: Sample) => boolean {
  const of = (node: SyntaxNode | null) => (node ? text.slice(node.from, node.to) : '')
  const name = of(selector.getChild('Identifier'))
  const matchers = (
    selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
  ).map((matcher) => {
    const label = of(matcher.getChild('LabelName'))
    const wanted = JSON.parse(of(matcher.getChild('StringLiteral'))) as string
    const pattern = new RegExp(`^(?:${wanted})$`)
    const how = of(matcher.getChild('MatchOp'))
    return ({ labels }: Sample) => {
      const given = labels[label] ?? ''
      if (how === '=') return given === wanted
      if (how === '!=') return given !== wanted
      return how === '=~' ? pattern.test(given) : !pattern.test(given)
    }
  })
  return (sample) => sample.name === name && matchers.every((fits) => fits(sample))
}

/** What an expression compares over time: each selector with a window, as text and as a test of samples. */
export function comparedOverTime(
  text: string,
): { text: string; selects: (sample: Sample) => boolean }[] {
  metricsOf(text)
  const found: { text: string; selects: (sample: Sample) => boolean }[] = []
  parser.parse(text).iterate({
    enter({ name, node }) {
      const selector = name === 'MatrixSelector' ? node.getChild('VectorSelector') : null
      if (!selector) return
      const selects = matcherOf({ text, scrapes: [] }, selector)
      found.push({ text: text.slice(selector.from, selector.to), selects })
    },
  })
  return found
}

/**
 * How much each counter has grown in a window, restarts included. As in Prometheus the window is open at its
 * beginning, and what a counter had when it was first seen in the window is not growth: one that appears with
 * its first failures has not grown. Growth is not extrapolated to the edges of the window, which Prometheus
 * does: never more comes out here than there.
 */
function increase(evaluation: Evaluation, matrix: SyntaxNode): Point[] {
  const { text, scrapes } = evaluation
  const duration = matrix.getChild('DurationExpr')
  const [, count = '', unit = ''] = duration
    ? (/^(\d+)([smh])$/.exec(text.slice(duration.from, duration.to)) ?? [])
    : []
  const selector = matrix.getChild('VectorSelector')
  const now = scrapes.at(-1)?.at ?? 0
  if (!selector || !unit) throw new Error(`A window is written like [5m]: ${text}`)
  const from = now - Number(count) * (unitSeconds[unit] ?? 0)
  const fits = matcherOf(evaluation, selector)
  const grown = new Map<string, Point & { last: number; seen: number }>()
  for (const { samples } of scrapes.filter(({ at }) => at > from)) {
    for (const sample of samples.filter(fits)) {
      const key = keyOf(sample.labels)
      const known = grown.get(key)
      if (!known) {
        grown.set(key, { labels: sample.labels, value: 0, last: sample.value, seen: 1 })
      } else {
        const step = sample.value - known.last
        known.value += step >= 0 ? step : sample.value
        known.last = sample.value
        known.seen += 1
      }
    }
  }
  // One sample makes no growth, not even none.
  return [...grown.values()]
    .filter(({ seen }) => seen > 1)
    .map(({ labels, value }) => ({ labels, value }))
}

const compare: Record<string, (one: number, other: number) => boolean> = {
  '>': (one, other) => one > other,
  '<': (one, other) => one < other,
  '>=': (one, other) => one >= other,
  '<=': (one, other) => one <= other,
  '==': (one, other) => one === other,
}
const reckon: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
}

/** Pairs what has the same labels; a number stands beside everything. */
function pairs(left: Value, right: Value): { labels: Labels; one: number; other: number }[] {
  if (typeof left === 'number' && typeof right === 'number')
    return [{ labels: {}, one: left, other: right }]
  if (typeof left === 'number')
    return (right as Point[]).map(({ labels, value }) => ({ labels, one: left, other: value }))
  if (typeof right === 'number')
    return left.map(({ labels, value }) => ({ labels, one: value, other: right }))
  const known = new Map(right.map(({ labels, value }) => [keyOf(labels), value]))
  return left.flatMap(({ labels, value }) => {
    const other = known.get(keyOf(labels))
    return other === undefined ? [] : { labels, one: value, other }
  })
}

function binary(evaluation: Evaluation, node: SyntaxNode): Value {
  const [first, operator, ...rest] = children(node)
  const last = rest.at(-1)
  if (!first || !operator || !last || rest.length > 1)
    throw new Error(`Modifiers of operators are not understood here: ${evaluation.text}`)
  const sign = evaluation.text.slice(operator.from, operator.to)
  const [left, right] = [evaluate(evaluation, first), evaluate(evaluation, last)]
  if (sign === 'and') {
    const known = new Set((right as Point[]).map(({ labels }) => keyOf(labels)))
    return (left as Point[]).filter(({ labels }) => known.has(keyOf(labels)))
  }
  const judge = compare[sign]
  const joined = pairs(left, right)
  if (judge)
    return joined.flatMap(({ labels, one, other }) =>
      judge(one, other) ? { labels, value: one } : [],
    )
  const act = reckon[sign]
  if (!act) throw new Error(`'${sign}' is not understood here: ${evaluation.text}`)
  const made = joined.map(({ labels, one, other }) => ({ labels, value: act(one, other) }))
  return typeof left === 'number' && typeof right === 'number' ? (made[0]?.value ?? 0) : made
}

function aggregate(evaluation: Evaluation, node: SyntaxNode): Point[] {
  const { text } = evaluation
  const modifier = node.getChild('AggregateModifier')
  if (modifier?.getChild('Without')) throw new Error(`'without' is not understood here: ${text}`)
  const kept = (modifier?.getChild('GroupingLabels')?.getChildren('LabelName') ?? []).map((label) =>
    text.slice(label.from, label.to),
  )
  const how = node.getChild('AggregateOp')
  const body = node.getChild('FunctionCallBody')?.firstChild
  const word = how ? text.slice(how.from, how.to) : ''
  if (!body || !['sum', 'max', 'min'].includes(word))
    throw new Error(`'${word}' is not understood here: ${text}`)
  const groups = new Map<string, Point>()
  for (const { labels, value } of evaluate(evaluation, body) as Point[]) {
    const own = Object.fromEntries(
      kept.flatMap((name) => (labels[name] === undefined ? [] : [[name, labels[name]]])),
    )
    const key = keyOf(own)
    const known = groups.get(key)
    if (!known) groups.set(key, { labels: own, value })
    else if (word === 'sum') known.value += value
    else known.value = word === 'max' ? Math.max(known.value, value) : Math.min(known.value, value)
  }
  return [...groups.values()]
}

const functions: Record<string, (value: number) => number> = { abs: Math.abs, sqrt: Math.sqrt }

function call(evaluation: Evaluation, node: SyntaxNode): Value {
  const { text, scrapes } = evaluation
  const identifier = node.getChild('FunctionIdentifier')
  const name = identifier ? text.slice(identifier.from, identifier.to) : ''
  const body = node.getChild('FunctionCallBody')?.firstChild
  if (name === 'time') return scrapes.at(-1)?.at ?? 0
  if (name === 'increase' && body?.name === 'MatrixSelector') return increase(evaluation, body)
  const act = functions[name]
  if (!act || !body) throw new Error(`'${name}' is not understood here: ${text}`)
  const value = evaluate(evaluation, body)
  return typeof value === 'number'
    ? act(value)
    : value.map((point) => ({ ...point, value: act(point.value) }))
}

function evaluate(evaluation: Evaluation, node: SyntaxNode): Value {
  const { text, scrapes } = evaluation
  if (node.name === 'BinaryExpr') return binary(evaluation, node)
  if (node.name === 'AggregateExpr') return aggregate(evaluation, node)
  if (node.name === 'FunctionCall') return call(evaluation, node)
  if (node.name === 'ParenExpr' && node.firstChild) return evaluate(evaluation, node.firstChild)
  if (node.name === 'NumberDurationLiteral') return Number(text.slice(node.from, node.to))
  if (node.name === 'VectorSelector')
    return (scrapes.at(-1)?.samples ?? []).filter(matcherOf(evaluation, node))
  throw new Error(`${node.name} is not understood here: ${text}`)
}

/**
 * What an expression gives for what was read: PromQL as far as our rules use it, parsed by Prometheus' own
 * grammar. @throws for what is no PromQL, and for what is not understood here.
 */
export function evaluateText(text: string, scrapes: readonly Scrape[]): Value {
  metricsOf(text)
  const top = parser.parse(text).topNode.firstChild
  if (!top) throw new Error('There is no expression.')
  return evaluate({ text, scrapes }, top)
}
