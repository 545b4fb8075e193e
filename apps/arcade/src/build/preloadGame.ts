import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/** What every game is: fetched by the page's first script, which shows the loading scene before it. */
const game = 'src/game.ts'

/** A script and everything that is there before it runs. */
function closureOf(
  bundle: Rollup.OutputBundle,
  fileName: string,
  found = new Set<string>(),
): Set<string> {
  const piece = bundle[fileName]
  if (piece?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const next of piece.imports) closureOf(bundle, next, found)
  return found
}

const entryOf = (bundle: Rollup.OutputBundle): string | undefined =>
  Object.values(bundle).find((piece) => piece.type === 'chunk' && piece.isEntry)?.fileName

/** The styles of a script, as Vite notes them. */
const importedStyles = (piece: Rollup.OutputBundle[string] | undefined): Iterable<string> =>
  (piece?.type === 'chunk' && piece.viteMetadata?.importedCss) || []

/** Every script of a game, whichever is shown, without those that the page's first one stands on. */
function gameOf(bundle: Rollup.OutputBundle): string[] {
  const first = entryOf(bundle)
  const begun = first === undefined ? new Set<string>() : closureOf(bundle, first)
  const start = Object.values(bundle).find(
    (piece) => piece.type === 'chunk' && piece.facadeModuleId?.endsWith(game),
  )?.fileName
  const coming = start === undefined ? [] : [...closureOf(bundle, start)]
  return coming.filter((fileName) => !begun.has(fileName))
}

/** A page that asks for files which another is going to need, and does nothing with them. */
const pageAhead = (addresses: readonly { as: string; href: string }[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>Marquee Arcade</title>
${addresses
  .map(({ as, href }) => `    <link rel="prefetch" as="${as}" crossorigin href="${href}" />\n`)
  .join('')}  </head>
  <body></body>
</html>
`

/**
 * Names in the page what its first script fetches, so that it comes with that script and not after it: on a
 * phone an answer of the network later. It runs no sooner. Beside the page stands `ahead.html`, which asks
 * for the same in a frame of the same kind while a page that may open a game is at rest: what browsers keep
 * of a frame without an origin is kept apart from what the page around it asks for.
 */
export function preloadGame(): Plugin {
  let base = '/'
  return {
    name: 'marquee:preload-game',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return gameOf(bundle).map((fileName): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head',
        }))
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = entryOf(bundle)
        if (first === undefined) return
        const scripts = [...closureOf(bundle, first), ...gameOf(bundle)]
        // Those of the page itself; a game that has some of its own brings them.
        const styles = [...importedStyles(bundle[first])]
        const source = pageAhead([
          ...styles.map((fileName) => ({ as: 'style', href: `${base}${fileName}` })),
          ...scripts.map((fileName) => ({ as: 'script', href: `${base}${fileName}` })),
        ])
        this.emitFile({ type: 'asset', fileName: 'ahead.html', source })
      },
    },
  }
}
