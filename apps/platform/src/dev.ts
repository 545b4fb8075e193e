import { followEdits } from './process/followEdits.ts'
import { running } from './main.ts'

/** The platform of `pnpm dev`: whoever started it may hand it edited settings of a brand. */
if (running) followEdits(running)
