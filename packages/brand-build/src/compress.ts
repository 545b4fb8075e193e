import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const texts = /\.(js|css|svg|json|webmanifest)$/
/** Smaller files travel in one packet anyway. */
const smallest = 1024

/** Writes `.br` and `.gz` beside every text file, so that nothing is compressed on a request. */
export async function compressFiles(root: string): Promise<void> {
  const files = await readdir(root, { recursive: true })
  await Promise.all(
    files
      .filter((file) => texts.test(file))
      .map(async (file) => {
        const content = await readFile(path.join(root, file))
        if (content.length < smallest) return
        const [br, gz] = await Promise.all([
          toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
          toGzip(content, { level: 9 }),
        ])
        await writeFile(path.join(root, `${file}.br`), br)
        await writeFile(path.join(root, `${file}.gz`), gz)
      }),
  )
}
