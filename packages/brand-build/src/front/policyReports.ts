import type { FrontMetrics } from './metrics.ts'
import { makeReportTaker } from './reportTaker.ts'

/** Where browsers report what a page's policy kept from happening. */
export const policyReportsPath = '/csp-reports'

/** Reports of one request that are counted. */
const most = 20

/** Directives that our policies have; whatever else is written counts as one. */
const directives: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'frame-ancestors',
  'base-uri',
  'object-src',
  'form-action',
  'require-trusted-types-for',
  'trusted-types',
])

/** What reports are counted by. */
export const countedDirectives: readonly string[] = [...directives, 'other']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The directive that a report is about; null for what is no report of a policy. */
function directiveOf(report: unknown): string | null {
  if (!isObject(report)) return null
  const body = isObject(report['csp-report']) ? report['csp-report'] : report.body
  if (!isObject(body)) return null
  const named = body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive']
  if (typeof named !== 'string') return null
  const [directive = ''] = named.split(' ')
  return directives.has(directive) ? directive : 'other'
}

/** What a body reports, in either form that browsers write. @throws for what is no JSON. */
export function readPolicyReports(body: string): string[] {
  const read: unknown = JSON.parse(body)
  return [read]
    .flat()
    .slice(0, most)
    .flatMap((report) => directiveOf(report) ?? [])
}

/**
 * Counts reports by brand and directive, and keeps nothing of them: addresses and samples may hold what
 * a visitor typed. Answers whatever is posted to `policyReportsPath`.
 */
export const makePolicyReports = ({ policyReports }: Pick<FrontMetrics, 'policyReports'>) =>
  makeReportTaker({ perMinute: 60, largest: 16_384 }, (brand, body) => {
    for (const directive of readPolicyReports(body)) policyReports.inc({ brand, directive })
  })
