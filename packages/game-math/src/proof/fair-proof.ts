import { parseArgs } from 'node:util'
import { readFairRecord, verifyRound } from '../fairness/index.ts'
import { fairRecords, forgedRecords, type FullRecord } from '../testing/fair-rounds.ts'

/**
 * `pnpm fair:proof [--rounds 100000] [--forged 10000]`: plays rounds of every model with numbers that are
 * drawn as `docs/fairness.md` says, by other code than the platform's, and has each checked as a player
 * would; then forges rounds in every way there is. Fails when one round is not found right, or one
 * forged round is.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100000' },
    forged: { type: 'string', default: '10000' },
  },
})

const isRight = (given: FullRecord): boolean => {
  const { record } = readFairRecord(given)
  return record !== null && verifyRound(record).verdict === 'right'
}

const start = performance.now()
const played = new Map<string, number>()
let right = 0
for (const record of fairRecords(Number(values.rounds))) {
  played.set(record.modelId, (played.get(record.modelId) ?? 0) + 1)
  if (isRight(record)) right++
  else console.error(`Not found right: ${JSON.stringify(record)}`)
}
const seconds = (performance.now() - start) / 1000
console.log(
  `${right} of ${values.rounds} rounds found right, ${Math.min(...played.values())} or more of each of ${played.size} models, in ${seconds.toFixed(0)} s.`,
)

const ways = new Map<string, number>()
let accepted = 0
for (const { way, record } of forgedRecords(Number(values.forged))) {
  ways.set(way, (ways.get(way) ?? 0) + 1)
  if (!isRight(record)) continue
  accepted++
  console.error(`Accepted with ${way}: ${JSON.stringify(record)}`)
}
for (const [way, count] of ways) console.log(`  ${String(count).padStart(6)} with ${way}`)
console.log(`${accepted} of ${values.forged} forged rounds accepted.`)
process.exitCode = right === Number(values.rounds) && accepted === 0 ? 0 : 1
