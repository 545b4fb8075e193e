import type { Guard } from '../../kernel/guards.ts'
import { onBreak } from './refusals.ts'
import { runningRestriction } from './store.ts'

/** Domains whose calls play, reward play or lead to it; during a break none of their acts is taken. */
const playful = new Set([
  'adventureMap',
  'bingo',
  'bingoStore',
  'bonuses',
  'coinDrops',
  'dailyChests',
  'dailyLogin',
  'depositStreak',
  'fortune',
  'lottery',
  'luckyDice',
  'magicBox',
  'miniSlot',
  'moneyBox',
  'prizeDrops',
  'promo',
  'quests',
  'rankLeague',
  'scratchCards',
  'seasons',
  'tournaments',
  'wheels',
])
/** What gives players their own coins back is done whenever they ask. */
const returning = new Set(['fortune.collectPackage', 'fortune.takeBackPackage'])
/** Not heard by who is excluded: no push reaches them. */
const realtime = 'session.realtimeTicket'

const domainOf = (id: string): string => id.slice(0, id.indexOf('.'))

/** Lets a break hold for everything that is play by another name, without each domain asking. */
export const refuseDuringBreak: Guard = async ({ id, effect }, { session, kernel }) => {
  const isPlay = effect && playful.has(domainOf(id)) && !returning.has(id)
  if (!session || (id !== realtime && !isPlay)) return
  const running = await runningRestriction(kernel.db, session.playerId, kernel.clock.now())
  if (running && (id !== realtime || running.kind === 'self-exclusion')) throw onBreak(running)
}
