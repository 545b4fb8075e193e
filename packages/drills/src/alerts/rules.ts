import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { comparedOverTime, evaluateText, type Point, type Scrape } from './expressions.ts'

const root = path.join(import.meta.dirname, '../../../..')

const rule = z.strictObject({
  alert: z.string().regex(/^[A-Z]\w+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
})
const file = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
})

export type AlertRule = z.output<typeof rule>

/** Every rule of `deploy/alerts.yml`. @throws when the file is not in Prometheus' form. */
export const readRules = (): AlertRule[] =>
  file
    .parse(parse(readFileSync(path.join(root, 'deploy/alerts.yml'), 'utf8')))
    .groups.flatMap(({ rules }) => rules)

/** Whether the page and the heading that a rule's runbook names are there. */
export function hasRunbook({ annotations }: AlertRule): boolean {
  const [page = '', heading = ''] = annotations.runbook.split('#')
  const source = path.join(root, page)
  if (!existsSync(source)) return false
  const headings = readFileSync(source, 'utf8').matchAll(/^#+ (.*)$/gm)
  return [...headings].some(([, text = '']) => text.toLowerCase() === heading)
}

/** How a rule stands after what was read last. */
export interface AlertStanding {
  rule: AlertRule
  state: 'inactive' | 'pending' | 'firing'
  /** Since when it holds, in epoch s; null for what does not. */
  since: number | null
  /** What it holds for. */
  points: Point[]
}

export interface AlertWatch {
  /** Takes what was read now, and gives the names of the alerts that fire. */
  take(scrape: Scrape): string[]
  /** How every rule stands; inactive before anything was read. */
  standing(): AlertStanding[]
}

/** How far back the longest window looks, in s. */
const longest = 3_700

/** Judges what is read again and again, as Prometheus does: a rule fires when it has held for its time. */
export function watchAlerts(rules: readonly AlertRule[]): AlertWatch {
  const compared = rules.flatMap(({ expr }) => comparedOverTime(expr))
  const scrapes: Scrape[] = []
  let standing: AlertStanding[] = rules.map((rule) => ({
    rule,
    state: 'inactive',
    since: null,
    points: [],
  }))
  const judge = ({ rule, since }: AlertStanding, at: number): AlertStanding => {
    const value = evaluateText(rule.expr, scrapes)
    const points = typeof value === 'number' ? [] : value
    if (!points.length) return { rule, state: 'inactive', since: null, points }
    const began = since ?? at
    const fires = at - began >= Number.parseInt(rule.for ?? '0s', 10)
    return { rule, state: fires ? 'firing' : 'pending', since: began, points }
  }
  return {
    take(scrape) {
      // Of what is no longer the newest, only what is compared over time is looked at again.
      const last = scrapes.pop()
      if (last) {
        const samples = last.samples.filter((sample) =>
          compared.some(({ selects }) => selects(sample)),
        )
        scrapes.push({ at: last.at, samples })
      }
      scrapes.push(scrape)
      while ((scrapes[0]?.at ?? Infinity) < scrape.at - longest) scrapes.shift()
      standing = standing.map((one) => judge(one, scrape.at))
      return standing.flatMap(({ rule, state }) => (state === 'firing' ? rule.alert : []))
    },
    standing: () => standing,
  }
}
