import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { analyseAtOnce } from '../analyse/analyse.ts'
import type { AnalysisRecord } from '../analyse/analyse.ts'
import { isInstant } from '../model.ts'
import type { GameModel } from '../model.ts'
import { gameModels } from '../models/all.ts'
import type { Proof } from './prove-model.ts'

/**
 * `pnpm arcade:proof [--write] [--rounds 1000000] [model ...]`: counts each model's figures anew,
 * plays it, and fails when what is on record or what play returns is something else, or play is slow. `--write`
 * records what was counted, of new models: one that is on record has been played and stays.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, rounds: { type: 'string', default: '1000000' } },
})
const chosen = gameModels.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const waiting = chosen.map(({ id }) => id)
const proofs = new Map<string, Proof>()

const percent = (share: number) => `${(share * 100).toFixed(3)} %`
console.log(
  [
    'model'.padEnd(26),
    'RTP exact'.padStart(10),
    'played'.padStart(10),
    '± 1 sd'.padStart(9),
    'hits'.padStart(9),
    'volatility'.padStart(16),
    'top win'.padStart(8),
    'rounds/s'.padStart(9),
  ].join(' '),
)

function print(proof: Proof) {
  const { analysis } = proof
  for (const { action, target, rtp, hitRate, volatility, played } of proof.actions) {
    const detail = target ?? (action === 'buy-free-spins' ? 'buy' : undefined)
    const name = detail === undefined ? proof.id : `${proof.id} ${detail}`.slice(0, 30)
    console.log(
      [
        name.padEnd(26),
        percent(rtp).padStart(10),
        percent(played.rtp).padStart(10),
        percent(played.deviation).padStart(9),
        percent(hitRate).padStart(9),
        `${volatility.toFixed(1)} ${analysis.volatilityClass}`.padStart(16),
        String(Math.floor(analysis.maxWinMultiple)).padStart(8),
        String(Math.round(played.perSecond)).padStart(9),
      ].join(' '),
    )
  }
  for (const problem of proof.problems) console.error(`  ${proof.id}: ${problem}`)
}

await Promise.all(
  Array.from({ length: Math.min(availableParallelism(), waiting.length) }, async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const proof = await new Promise<Proof>((resolve, reject) => {
        const worker = new Worker(new URL('./prove-model.ts', import.meta.url), {
          workerData: { id, rounds: Number(values.rounds), isRecording: values.write === true },
        })
        worker.once('message', resolve)
        worker.once('error', reject)
      })
      proofs.set(id, proof)
      print(proof)
    }
  }),
)

const failed = [...proofs.values()].filter(({ problems }) => problems.length > 0)
if (values.write && failed.length === 0) {
  // Games look up where they are played what takes time to count; what is on record of the others is for the proof alone.
  await record('../analyse/recorded.json', (model) => analyseAtOnce(model) === undefined)
  await record('../instant/recorded.json', isInstant)
}
console.log(`${proofs.size - failed.length} of ${proofs.size} models proved.`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Writes what was counted of some models into their file; of the others there what it says stays. */
async function record(file: string, has: (model: GameModel) => boolean): Promise<void> {
  const path = new URL(file, import.meta.url)
  const known = JSON.parse(await readFile(path, 'utf8')) as Record<string, AnalysisRecord>
  const records = Object.fromEntries(
    gameModels.filter(has).flatMap(({ id }): [string, AnalysisRecord][] => {
      const proof = proofs.get(id)
      if (proof) return [[id, { fingerprint: proof.fingerprint, analysis: proof.analysis }]]
      return known[id] ? [[id, known[id]]] : []
    }),
  )
  await writeFile(path, `${JSON.stringify(records, null, 2)}\n`)
}
