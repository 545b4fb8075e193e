import path from 'node:path'
import type { Plugin } from 'vite'

const parts = { Counter: 'counter', Gauge: 'gauge', Histogram: 'histogram', Registry: 'registry' }
const id = '\0marquee/prom-client'

/**
 * Takes of `prom-client` what is counted with. Its index also loads what pushes to a gateway, and with
 * that TLS, and what looks at the process: 14 MB at rest in a program that may never be asked. The
 * latter is loaded by the first who reads metrics.
 */
export function metricsParts(): Plugin {
  let folder: string | undefined
  return {
    name: 'marquee:metrics-parts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'prom-client') return undefined
      const index = await this.resolve(source, importer, { skipSelf: true })
      if (!index) return undefined
      folder = path.join(path.dirname(index.id), 'lib')
      return id
    },
    load(asked) {
      if (asked !== id || folder === undefined) return undefined
      const file = (name: string) => JSON.stringify(path.join(folder ?? '', `${name}.js`))
      return [
        ...Object.entries(parts).map(
          ([name, part]) => `export { default as ${name} } from ${file(part)}`,
        ),
        `export const collectDefaultMetrics = async (options) =>
          (await import(${file('defaultMetrics')})).default(options)`,
      ].join('\n')
    },
  }
}
