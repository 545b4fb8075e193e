import { expect, it } from 'vitest'
import { findGameModel, gameModels, withDrops } from '../index.ts'
import { fairRecords, forgedRecords, forgeries, makeFairRecord } from '../testing/fair-rounds.ts'
import { readFairRecord, verifyRound } from './index.ts'

/** What a page does with a text: reads it, and plays it again if it can be read. */
function verdictOf(given: unknown): 'right' | 'partly' | 'wrong' | 'unreadable' {
  const { record } = readFairRecord(JSON.parse(JSON.stringify(given)))
  return record ? verifyRound(record).verdict : 'unreadable'
}

it('finds rounds of every model right, whatever was chosen in them', () => {
  const seen = new Map<string, number>()
  for (const record of fairRecords(gameModels.length * 40)) {
    expect([record.modelId, record.nonce, verdictOf(record)]).toEqual([
      record.modelId,
      record.nonce,
      'right',
    ])
    seen.set(record.modelId, (seen.get(record.modelId) ?? 0) + 1)
  }
  expect([...seen.values()]).toEqual(gameModels.map(() => 40))
})

it('accepts no forged round of any model, in whatever way', () => {
  const ways = new Set<string>()
  for (const { way, record } of forgedRecords(
    gameModels.length * Object.keys(forgeries).length * 2,
  )) {
    expect([way, record.modelId, verdictOf(record)]).not.toEqual([way, record.modelId, 'right'])
    ways.add(way)
  }
  expect([...ways]).toEqual(Object.keys(forgeries))
})

it('says which of the three is wrong, and nothing of what was not said', () => {
  const record = makeFairRecord(findGameModel('lines-5-fruit'), 3)
  const checksOf = (given: object) => {
    const read = readFairRecord({ ...record, ...given })
    if (!read.record) throw new Error(`Not read: ${read.problems.join(', ')}`)
    const { verdict, checks } = verifyRound(read.record)
    return [verdict, checks.commitment, checks.receipt, checks.outcome]
  }
  expect(checksOf({})).toEqual(['right', true, true, true])
  const wrong = '0'.repeat(64)
  expect(checksOf({ commitment: wrong })).toEqual(['wrong', false, true, true])
  expect(checksOf({ receipt: wrong })).toEqual(['wrong', true, false, true])
  expect(checksOf({ outcome: { ...record.outcome, win: 1 } })).toEqual(['wrong', true, true, false])
  expect(checksOf({ receipt: undefined })).toEqual(['partly', true, null, true])
  expect(checksOf({ outcome: null })).toEqual(['partly', true, true, null])
})

it('never calls a jackpot right that many players feed, and takes none that cannot be', () => {
  const model = findGameModel('network-20')
  const level = model.engine === 'lines' && model.network?.levels[0]
  if (!level) throw new Error('It feeds no network.')
  const record = makeFairRecord(model, 5)
  const withDrop = (amount: number) => ({
    ...record,
    outcome: withDrops(record.outcome, [{ level: level.id, amount }]),
  })
  expect(verifyRound(withDrop(level.mustDropBy))).toMatchObject({
    verdict: 'partly',
    checks: { commitment: true, receipt: true, outcome: true },
    drops: [{ level: level.id, amount: level.mustDropBy }],
  })
  expect(verifyRound(withDrop(level.mustDropBy + 1)).verdict).toBe('wrong')
  const plain = makeFairRecord(findGameModel('lines-5-fruit'), 5)
  expect(
    verifyRound({
      ...plain,
      outcome: withDrops(plain.outcome, [{ level: level.id, amount: level.mustDropBy }]),
    }).verdict,
  ).toBe('wrong')
})

it('names the fields of what is no round', () => {
  const record = makeFairRecord(findGameModel('mines-25'), 1)
  const problemsOf = (given: object | string | null) =>
    readFairRecord(given && typeof given === 'object' ? { ...record, ...given } : given).problems
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ serverSeed: record.serverSeed.toUpperCase() })).toEqual(['serverSeed'])
  expect(problemsOf({ playerSeed: 'a:b' })).toEqual(['playerSeed'])
  expect(problemsOf({ nonce: 0 })).toEqual(['nonce'])
  expect(problemsOf({ nonce: '1' })).toEqual(['nonce'])
  expect(problemsOf({ modelId: 'roulette' })).toEqual(['modelId'])
  expect(problemsOf({ action: 'steal' })).toEqual(['action'])
  expect(problemsOf({ stake: 21 })).toEqual(['stake', 'target'])
  expect(problemsOf({ target: '26' })).toEqual(['stake', 'target'])
  expect(problemsOf({ choices: [{ kind: 'peek' }] })).toEqual(['choices'])
  expect(problemsOf({ commitment: 'abc', receipt: 1, outcome: 'won' })).toEqual([
    'commitment',
    'receipt',
    'outcome',
  ])
  expect(problemsOf('text')).toContain('serverSeed')
  expect(problemsOf(null)).toContain('serverSeed')
})

it('takes steps that nobody could have made for a wrong round, not for an error', () => {
  const record = makeFairRecord(findGameModel('poker-jacks-8-5'), 2)
  for (const steps of [
    [{ kind: 'exchange' }],
    [{ kind: 'exchange', held: [9] }],
    [{ kind: 'open', cell: 'x' }],
    [null, 7, { kind: 'take' }],
    'none',
  ]) {
    expect(verdictOf({ ...record, outcome: { ...record.outcome, steps } })).toBe('wrong')
  }
})
