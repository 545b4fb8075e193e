import { argv } from 'node:process'

/** What a packed platform runs: the platform itself, or with `staff` the command that opens accounts. */
await (argv[2] === 'staff' ? import('./staff.ts') : import('./main.ts'))
