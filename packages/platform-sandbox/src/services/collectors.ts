import type { Context, Hono } from 'hono'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'

/** Reports that are kept of each kind; older ones go. */
const mostReports = 200
/** Characters of one report. */
const longest = 200_000

/** A tag manager of one tag: it hands every event of the data layer to the sandbox (ANALYTICS-03..11). */
const tagsScript = `
(() => {
  const layer = (window.dataLayer ??= [])
  const send = (event) =>
    void fetch('/sandbox/analytics', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    }).catch(() => {})
  layer.forEach(send)
  const push = layer.push.bind(layer)
  layer.push = (...events) => {
    events.forEach(send)
    return push(...events)
  }
})()
`

interface Report {
  brand: string
  path: string
  content: unknown
}

function makeCollector({ brandOf }: Surroundings, prefix: string) {
  const reports: Report[] = []
  return {
    take: sandboxRoute(async (http: Context) => {
      const text = await http.req.text()
      if (text.length > longest) throw new PlatformError('invalid-input', 'The report is too long.')
      let content: unknown = text
      try {
        content = JSON.parse(text)
      } catch {
        // What is no JSON is kept as it came.
      }
      reports.push({
        brand: brandOf(http) ?? '',
        path: http.req.path.slice(prefix.length),
        content,
      })
      if (reports.length > mostReports) reports.shift()
      return http.body(null, 202)
    }),
    list: sandboxRoute(async (http: Context) =>
      http.json({
        reports: reports
          .filter(({ brand }) => brand === brandOf(http))
          .map(({ path, content }) => ({ path, content })),
      }),
    ),
  }
}

/**
 * Takes what pages send to the error-monitoring service and to the tag manager's sites, and lists it
 * by brand: `GET /sandbox/monitoring`, `GET /sandbox/analytics`. What failed in the platform itself is at
 * `GET /sandbox/monitoring/platform`. Kept in memory only.
 */
export function mountCollectors(app: Hono, surroundings: Surroundings): void {
  for (const prefix of ['/sandbox/monitoring', '/sandbox/analytics']) {
    const collector = makeCollector(surroundings, prefix)
    app.post(prefix, collector.take)
    app.post(`${prefix}/*`, collector.take)
    app.get(prefix, collector.list)
  }
  app.get(
    '/sandbox/monitoring/platform',
    sandboxRoute(async (http) =>
      http.json({ reports: surroundings.providers.monitoring?.kept?.() ?? [] }),
    ),
  )
  app.get('/sandbox/tags.js', (http) =>
    http.body(tagsScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
}
