import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(js|css|svg|json|webmanifest)$/
/** Smaller files travel in one packet anyway. */
const smallest = 1024
/** Sizes of brotli's window, in bits: from what a byte needs at least to its own default. */
const window = { least: 10, most: 22 }

/**
 * A window as large as the file, which is all that it can look back at. The default is made for megabytes:
 * setting it up cost nine tenths of the time, and not a byte is won by it.
 */
const brotliFor = ({ length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      window.most,
      // The window is sixteen bytes less than its bits say.
      Math.max(window.least, Math.ceil(Math.log2(length + 16))),
    ),
  },
})

/** A text as browsers take it, once for each encoding; at build and at start, not on a request. */
export const compress = (content: Buffer): { br: Buffer; gz: Buffer } => ({
  br: brotliCompressSync(content, brotliFor(content)),
  gz: gzipSync(content, { level: 9 }),
})

/** Writes `.br` and `.gz` beside every text file, so that nothing is compressed on a request. */
export function compressFiles(root: string): void {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!texts.test(file)) continue
    const content = readFileSync(path.join(root, file))
    if (content.length < smallest) continue
    for (const [ending, made] of Object.entries(compress(content)))
      writeFileSync(path.join(root, `${file}.${ending}`), made)
  }
}

/** The same for what a build of Vite writes, in its own folder. */
export const compressed = (): Plugin => {
  let outDir = ''
  return {
    name: 'marquee:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir)
    },
    writeBundle: { order: 'post', sequential: true, handler: () => compressFiles(outDir) },
  }
}
