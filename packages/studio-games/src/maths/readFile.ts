import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { limits } from './limits.ts'
import { MathsError } from './problem.ts'

const unpacked = { maxOutputLength: limits.fileBytes }

function unpack(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.zst')) return zstdDecompressSync(bytes, unpacked)
  return name.endsWith('.gz') ? gunzipSync(bytes, unpacked) : bytes
}

/**
 * The text of a file of the folder, unpacked where its name ends in `.zst` or `.gz`.
 * @throws MathsError when it is not there, is outside of the folder, or is too large.
 */
export function readText(folder: string, name: string): string {
  const file = path.resolve(folder, name)
  if (!file.startsWith(path.resolve(folder) + path.sep)) {
    throw new MathsError(name, null, 'lies outside of the folder. Put it beside index.json.')
  }
  if (!existsSync(file)) throw new MathsError(name, null, 'is not there, and index.json names it.')
  try {
    const bytes = unpack(name, readFileSync(file))
    if (bytes.length <= limits.fileBytes) return bytes.toString('utf8')
  } catch (error) {
    throw new MathsError(name, null, `cannot be unpacked: ${(error as Error).message}`)
  }
  throw new MathsError(name, null, `is larger than ${limits.fileBytes} bytes.`)
}

/** Lines that hold something, each with its number in the file, from 1. */
export const linesOf = (text: string): [line: number, text: string][] =>
  text
    .split(/\r?\n/)
    .map((line, index): [number, string] => [index + 1, line.trim()])
    .filter(([, line]) => line !== '')
