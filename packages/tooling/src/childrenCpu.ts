import { existsSync, readFileSync } from 'node:fs'

const file = '/proc/self/stat'
/** Linux counts in hundredths of a second, whatever the processor does. */
const ticksPerSecond = 100

/**
 * Seconds of processor time, of user and system, that children of this process and their own have taken
 * that have ended; null where the system does not tell.
 */
export function childrenCpu(): number | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  // The name of the program stands in brackets and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
