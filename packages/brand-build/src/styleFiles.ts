import type { Plugin } from 'vite'

const library = /[\\/]sonner[\\/]dist[\\/]index\.mjs$/
const inserted = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m

/**
 * Turns styles that a library writes into the page when its script runs into a style sheet that comes
 * with the script: the site's policy lets no script write styles.
 */
export function styleFiles(): Plugin {
  return {
    name: 'marquee:style-files',
    transform(code, id, options) {
      if (options?.ssr || !library.test(id.split('?')[0] ?? id)) return null
      if (!inserted.test(code)) {
        this.error(
          'The toast library no longer writes its styles as before: its own styles would be blocked by the site’s policy. Bring styleFiles.ts in line with it.',
        )
      }
      return { code: `import 'sonner/dist/styles.css'\n${code.replace(inserted, '')}`, map: null }
    },
  }
}
