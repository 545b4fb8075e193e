import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What a game talks to its page by; the one package that it may import. */
export const sdk = {
  name: '@marquee/game-sdk',
  entry: fileURLToPath(new URL('../../../game-sdk/src/index.ts', import.meta.url)),
}
const sdkFolder = path.dirname(sdk.entry) + path.sep

/** Refuses what a game imports from anywhere but its own folder and the SDK. */
export function ownFilesOnly(folder: string): Plugin {
  const own = path.resolve(folder) + path.sep
  return {
    name: 'studio-games:own-files',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith('\0') || !importer) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      const [file = ''] = found?.id.split('?', 1) ?? []
      const isOwn = file.startsWith(own) || file.startsWith(sdkFolder) || file.startsWith('\0')
      if (found && isOwn) return found
      throw new Error(
        `${path.relative(folder, importer)} imports '${source}', which is ${found ? 'outside of the game’s folder' : 'not there'}. ` +
          `A game has its files in its folder, and ${sdk.name} beside them.`,
      )
    },
  }
}

/** Refuses what the policy of a game's page does not let run. */
export function assertPolicy(file: string): void {
  const html = readFileSync(file, 'utf8')
  const [inline] = /<script(?![^>]*\ssrc=)[^>]*>|<style|\son\w+=|\sstyle=/i.exec(html) ?? []
  if (inline === undefined) return
  throw new Error(
    `index.html has ${inline.trim()}, and nothing that stands in a game’s page runs. Put scripts and styles into files of their own.`,
  )
}
