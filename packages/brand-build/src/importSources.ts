import path from 'node:path'
import type { Plugin } from 'vite'

const dynamicImport = /(?<!typeof )\bimport\(\s*(['"])([^'"]+)\1\s*\)/g
const ours = /\/(packages\/(core|features-[^/]+)|apps\/[^/]+)\/.*\.tsx?$/

/**
 * On the server, lets a dynamic import say which source it fetches, so that a rendered page can name
 * the scripts and styles of exactly what it shows. The browser's build is left as it is.
 */
export function importSources(): Plugin {
  let root = ''
  return {
    name: 'marquee:import-sources',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async transform(code, id, options) {
      const file = id.split('?')[0] ?? id
      if (!options?.ssr || !ours.test(file) || !code.includes('import(')) return null
      const imports = [...code.matchAll(dynamicImport)]
      const resolved = await Promise.all(imports.map((match) => this.resolve(match[2] ?? '', file)))
      let index = 0
      return code.replace(dynamicImport, (whole) => {
        const target = resolved[index++]?.id.split('?')[0]
        if (!target) return whole
        const source = path.relative(root, target).split(path.sep).join('/')
        return `(globalThis.__marqueeImport?.(${JSON.stringify(source)}), ${whole})`
      })
    },
  }
}
