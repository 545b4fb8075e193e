import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Fault, linesOf, readKey, verify } from './verify.ts'

const usage = `safe:verify <export> --key <public key, or a file with it> [--key <an older one>] [--seals <file>]
Ends with 0 when everything is as it was sealed, 1 when something is not, 2 when it could not look.`

/** A file in pieces, however long it is. */
function* piecesOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  const buffer = Buffer.alloc(1 << 20)
  for (let length = 1; length > 0; yield buffer.subarray(0, length)) length = readSync(file, buffer)
  closeSync(file)
}
const linesAt = (path: string) => linesOf(piecesOf(path))

try {
  const several = { type: 'string', multiple: true } as const
  const options = { key: several, seals: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [file] = positionals
  if (!file || !values.key?.length) throw new Error(usage)
  const isKey = (given: string) => /^[\w+/-]{43}=?$/.test(given)
  const keys = values.key.map((key) => readKey(isKey(key) ? key : readFileSync(key, 'utf8')))
  const found = verify(linesAt(file), keys, values.seals === undefined ? [] : linesAt(values.seals))
  const last = found.until === null ? '' : `, the last of ${new Date(found.until).toISOString()}`
  console.log(`All is as it was sealed: ${found.records} records, ${found.seals} seals${last}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof Fault ? 1 : 2
}
