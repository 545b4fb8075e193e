import { dueBonuses } from '../bonuses/inbox.ts'
import { dueClubRewards } from '../rank-league/inbox.ts'
import type { DueSource } from './service.ts'

/** Modules in which something becomes true as time passes, without anybody's doing. */
export const dueSources: DueSource[] = [dueClubRewards, dueBonuses]
