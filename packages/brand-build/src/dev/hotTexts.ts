import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ownTexts = /[\\/]apps[\\/][^\\/]+[\\/]messages[\\/]index\.ts$/

const takeOver = (file: string): string => {
  const locale = JSON.stringify(path.basename(file, '.json'))
  return `import.meta.hot?.accept('./${file}', (edited) => {
  if (!edited) return
  messages[${locale}] = async () => edited.default
  window.dispatchEvent(new Event('marquee:texts'))
})`
}

/**
 * Lets an edit of a brand's own texts reach the open page: the list of them that the brand has taken says
 * the new ones, and the shell is told to read them again.
 */
export const hotTexts = (): Plugin => ({
  name: 'marquee:hot-texts',
  apply: 'serve',
  transform(code, id, options) {
    if (options?.ssr || !ownTexts.test(id)) return null
    const files = readdirSync(path.dirname(id)).filter((name) => name.endsWith('.json'))
    return { code: [code, ...files.map(takeOver)].join('\n'), map: null }
  },
})
