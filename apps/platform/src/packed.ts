import { argv } from 'node:process'

/**
 * What a packed platform runs: the platform itself, with `staff` the command that opens accounts, with
 * `safe` the one that exports the sealed record, with `archive` the one that archives months, or with
 * `probe` the synthetic player.
 */
const [, , command] = argv
if (command === 'staff') await import('./staff.ts')
else if (command === 'safe') await import('./safe.ts')
else if (command === 'archive') await import('./archive.ts')
else if (command === 'probe') {
  // What stands behind is its own.
  argv.splice(2, 1)
  await import('@marquee/probe/main')
} else await import('./main.ts')
