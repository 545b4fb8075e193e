/**
 * Every chance to win has one shape: an entitlement gives turns, a turn draws from a table, what was
 * drawn is kept in the table `draw` and credited, and the answer tells it. A feature configures a `Draw`
 * and runs it by `runDraw`; a mechanic with more of its own takes turns by `takeTurn`.
 *
 * Settings of tables are in `./settings`, figures in `./preset`.
 */
export { type Chance, type Draw, getDrawSnapshot, takeTurn, toDrawSnapshot } from './draw.ts'
export {
  type Entitlement,
  type Turn,
  daily,
  dayInstance,
  earnedTurn,
  everyHours,
  inWindows,
  perPurchase,
  timesADay,
} from './entitlements.ts'
export { moveToDraws } from './migrations.ts'
export { draws } from './module.ts'
export { type DrawRequest, runDraw } from './runDraw.ts'
export {
  countDraws,
  type Drawn,
  findLastDraw,
  findLastInstance,
  listDraws,
  listLastDraws,
} from './store.ts'
export { drawOutcome, toOdds, withChances } from './table.ts'
export { upcomingWindows, windowAt } from './windows.ts'
