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

/**
 * Names in the page what its first script fetches, so that it comes with that script and not after it: on a
 * phone an answer of the network later. It runs no sooner.
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
  }
}
