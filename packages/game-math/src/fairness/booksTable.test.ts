import { expect, it } from 'vitest'
import type { BooksModel } from '../instant/model.ts'
import { playRound } from '../play/play-round.ts'
import { booksModelIdOf, booksTableOf, isBooksModelId, modelOfTable } from './booksTable.ts'
import { commitmentOf, fairRng, receiptOf } from './draw.ts'
import { readFairRecord, verifyRound } from './index.ts'

function makeModel(overrides: Partial<BooksModel> = {}): BooksModel {
  const books = [0, 100, 250].map((payout, index) => ({
    id: index + 1,
    weight: 3 - index,
    payout,
    events: [{ type: 'light', lamps: [index] }],
  }))
  const modes = { base: { price: 1, books }, '2': { price: 5, books } }
  const own = { modes, ...overrides }
  return {
    id: booksModelIdOf('river-lamps', own),
    engine: 'books',
    parts: 100,
    maxWinMultiple: 2.5,
    ...own,
  }
}

const model = makeModel()
const source = { serverSeed: '5'.repeat(64), playerSeed: 'mine', nonce: 4 }
const input = { action: 'play', stake: 100, target: 'base' } as const
/** As the history tells it, from a database that sorts keys by their length. */
const outcome: unknown = JSON.parse(
  JSON.stringify(playRound(model, input, fairRng(source))).replace(
    /"type":"light","lamps":(\[\d\])/,
    '"lamps":$1,"type":"light"',
  ),
)
const record = {
  ...source,
  ...input,
  modelId: model.id,
  commitment: commitmentOf(source.serverSeed),
  receipt: receiptOf(source, model.id, input),
  outcome,
}
const told = JSON.parse(JSON.stringify(booksTableOf(model))) as ReturnType<typeof booksTableOf>

function verdictOf(given: typeof record, table = told) {
  const others = [modelOfTable(table, given.outcome)].filter((one) => one !== null)
  const read = readFairRecord(given, others)
  return read.record ? verifyRound(read.record, others[0]).verdict : read.problems.join()
}

it('finds a round of books right by the table alone', () => {
  expect(JSON.stringify(told)).not.toContain('"light"')
  expect(verdictOf(record)).toBe('right')
})

it('finds a round wrong that shows other events, another book or another win', () => {
  const text = JSON.stringify(outcome)
  const [, lamp = ''] = /"lamps":\[(\d)\]/.exec(text) ?? []
  const changed = (from: string | RegExp, to: string) => ({
    ...record,
    outcome: JSON.parse(text.replace(from, to)) as unknown,
  })
  expect(verdictOf(changed(`"lamps":[${lamp}]`, '"lamps":[7]'))).toBe('wrong')
  expect(verdictOf(changed(/"book":\d/, '"book":9'))).toBe('wrong')
  expect(verdictOf(changed(/"win":\d+/, '"win":12345'))).toBe('wrong')
})

it('takes no table that is not the one of the id', () => {
  const { base } = told.modes
  const books = (base?.books ?? []).map((line) => ({ ...line, weight: 1 }))
  const other = { ...told, modes: { ...told.modes, base: { price: 1, books } } }
  expect(modelOfTable(other, outcome)).toBeNull()
  expect(verdictOf(record, other)).toBe('modelId')
})

it('gives other books, weights or stakes another id, and the same in another order of modes the same', () => {
  const [base, two] = [model.modes['base'], model.modes['2']]
  if (!base || !two) throw new Error('It has two modes.')
  const ids = [
    model,
    makeModel({ stakes: [100, 200] }),
    makeModel({ modes: { base: { ...base, price: 2 }, '2': two } }),
    makeModel({ modes: { base: { ...base, books: base.books.slice(1) }, '2': two } }),
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids.every(isBooksModelId)).toBe(true)
  expect(makeModel({ modes: { '2': two, base } }).id).toBe(model.id)
})
