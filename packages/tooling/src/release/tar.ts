import { gzipSync } from 'node:zlib'

/** Contents by path, which has forward slashes and no leading one. */
export type Files = ReadonlyMap<string, Buffer>

const block = 512

/** A path as the format has it: 100 bytes of name behind up to 155 of folder. @throws when it is longer. */
function splitPath(path: string): [name: string, prefix: string] {
  if (Buffer.byteLength(path) <= 100) return [path, '']
  for (let cut = path.indexOf('/'); cut !== -1; cut = path.indexOf('/', cut + 1)) {
    const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)]
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return [name, prefix]
  }
  throw new Error(`'${path}' is too long for an archive. Shorten its name.`)
}

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`

function headerOf(path: string, size: number, seconds: number): Buffer {
  const [name, prefix] = splitPath(path)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write(octal(0o644, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(seconds, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

/**
 * An archive of files (ustar, gzip) that depends on nothing but their names and contents and on `time`:
 * names are sorted, nobody owns them.
 * @param time of every file, epoch ms.
 */
export function archiveOf(files: Files, time: number): Buffer {
  const seconds = Math.floor(time / 1000)
  const parts = [...files].sort(byName).flatMap(([path, content]) => {
    const rest = (block - (content.length % block)) % block
    return [headerOf(path, content.length, seconds), content, Buffer.alloc(rest)]
  })
  // Most of it is compressed already: a higher level takes three times as long for nothing.
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 6 })
}
