import { composeContract } from '@marquee/contract/contract'
import { modules } from './modules.ts'

/** Everything that may be asked of this platform. */
export const contract = composeContract(modules.flatMap((module) => module.domains ?? []))
