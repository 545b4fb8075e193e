import path from 'node:path'
import type { Plugin } from 'vite'
import { musicKey } from '../loop.ts'
import { readSounds, soundSources } from './cache.ts'
import { everySound, type Rendered } from './list.ts'

const replaced = path.resolve(import.meta.dirname, '../files.ts')

/** The module of files, with an expression for each one's address. */
function writeModule(addressOf: (sound: Rendered) => string): string {
  const places: string[] = []
  const studios = new Map<string, string[]>()
  for (const sound of everySound) {
    const file = `{url:${addressOf(sound)},seconds:${sound.seconds}}`
    if ('scene' in sound.of) {
      places.push(`${JSON.stringify(sound.of.scene)}:${file}`)
      continue
    }
    const { studio, stem } = sound.of
    const key = musicKey(studio.voice)
    const parts = studios.get(key) ?? [`root:${studio.voice.root}`]
    studios.set(key, [...parts, `${stem}:${file}`])
  }
  const music = [...studios].map(([key, parts]) => `${JSON.stringify(key)}:{${parts.join()}}`)
  return `export const ambience={${places.join()}};export const music={${music.join()}}`
}

/**
 * Renders the sounds of places and studios into files beside the scripts, and puts their addresses in the
 * place of `files.ts`. While a page is developed each is rendered as it is asked for.
 */
export function renderedSounds(): Plugin {
  let served = ''
  return {
    name: 'marquee:sounds',
    configResolved({ command, base }) {
      served = command === 'serve' ? `${base}sounds/` : ''
    },
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        const [address = ''] = (request.url ?? '').split('?', 1)
        const asked = everySound.find(({ name }) => address === `${served}${name}.mp3`)
        if (!asked) return next()
        readSounds([asked]).then(([found]) => {
          answer.setHeader('content-type', 'audio/mpeg')
          answer.setHeader('access-control-allow-origin', '*')
          answer.end(found?.content)
        }, next)
      })
    },
    async load(id) {
      if (id.split('?', 1)[0] !== replaced) return null
      const sources = soundSources()
      for (const file of sources) this.addWatchFile(file)
      if (served) return writeModule(({ name }) => JSON.stringify(`${served}${name}.mp3`))
      const files = new Map(
        (await readSounds()).map(({ sound, content }, index) => [
          sound.name,
          // Together they name every source: whoever asks what is new at a release finds it there.
          this.emitFile({
            type: 'asset',
            name: `${sound.name}.mp3`,
            source: content,
            originalFileName: sources[index % sources.length]!,
          }),
        ]),
      )
      return writeModule(({ name }) => `import.meta.ROLLUP_FILE_URL_${files.get(name)}`)
    },
  }
}
