import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { evaluateText, type Scrape } from './expressions.ts'

const root = path.join(import.meta.dirname, '../../../../..')

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

export interface AlertWatch {
  /** Takes what was read now, and gives the names of the alerts that fire. */
  take(scrape: Scrape): string[]
}

/** How far back the longest window looks, in s. */
const longest = 3_700

/** Judges what is read again and again, as Prometheus does: a rule fires when it has held for its time. */
export function watchAlerts(rules: readonly AlertRule[]): AlertWatch {
  const scrapes: Scrape[] = []
  const since = new Map<string, number>()
  return {
    take(scrape) {
      scrapes.push(scrape)
      while ((scrapes[0]?.at ?? Infinity) < scrape.at - longest) scrapes.shift()
      return rules.flatMap(({ alert, expr, for: held = '0s' }) => {
        const value = evaluateText(expr, scrapes)
        const holds = typeof value !== 'number' && value.length > 0
        if (!holds) {
          since.delete(alert)
          return []
        }
        const began = since.get(alert) ?? scrape.at
        since.set(alert, began)
        return scrape.at - began >= Number.parseInt(held, 10) ? alert : []
      })
    },
  }
}
