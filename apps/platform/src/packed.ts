import { argv } from 'node:process'

/**
 * What a packed platform runs: the platform itself, with `staff` the command that opens accounts, or with
 * `safe` the one that exports the sealed record.
 */
const [, , command] = argv
if (command === 'staff') await import('./staff.ts')
else if (command === 'safe') await import('./safe.ts')
else await import('./main.ts')
