import { type FairRecord, verifyRound } from '@marquee/game-math/fairness'
import { expect, it } from 'vitest'
import { makeDrawnRound } from '../testing/makeDrawn.ts'
import {
  fieldsFrom,
  fieldsFromRound,
  fieldsFromText,
  modelOfTitle,
  noFields,
  readAmount,
  readFields,
  roundIdOf,
  toText,
  withGame,
} from './fields.ts'

const { fairness, round } = makeDrawnRound()
const known = fieldsFromRound(fairness, round.outcome) ?? noFields

it('fills in a round of the history so that it is found right', () => {
  const { record } = readFields(known)
  expect(verifyRound(record as FairRecord).verdict).toBe('right')
})

it('gives a text that fills in the same fields elsewhere', () => {
  const pasted = fieldsFromText(toText(known)) ?? noFields
  expect(readFields(pasted)).toEqual(readFields(known))
})

it('takes no text that is no object', () => {
  expect(['', '[1]', 'null', '{', '12'].map(fieldsFromText)).toEqual([null, null, null, null, null])
})

it('leaves the secret out as long as it is one, and names it as missing', () => {
  const secret = fieldsFromRound({ ...fairness, serverSeed: null }, round.outcome) ?? noFields
  expect(secret.serverSeed).toBe('')
  expect(readFields(secret).problems).toEqual(['serverSeed'])
})

it('reads numbers as whole ones and lists as JSON, and names what is neither', () => {
  const change = (fields: object) => readFields({ ...known, ...fields }).problems
  expect(change({ nonce: ' 7 ' })).toEqual([])
  expect(change({ nonce: '1.5' })).toEqual(['nonce'])
  expect(change({ stake: '-20' })).toEqual(['stake'])
  expect(change({ choices: '[{"kind":' })).toEqual(['choices'])
  expect(change({ outcome: 'won' })).toEqual(['outcome'])
  expect(readFields(fieldsFrom({})).problems).toEqual([
    'serverSeed',
    'playerSeed',
    'nonce',
    'modelId',
    'action',
    'stake',
  ])
})

it('reads amounts as players do, in what the round was played with, and nothing that is none', () => {
  const read = (unit: 'coins' | 'entries', ...texts: string[]) =>
    texts.map((text) => readAmount(text, unit))
  expect(read('coins', '20', ' 1,250 ', '1.250', '1 250', '1,234,567', '1\u00a0250')).toEqual([
    20, 1_250, 1_250, 1_250, 1_234_567, 1_250,
  ])
  expect(read('entries', '0.20', '0,2', '20', '1,250.5', '1.250,50', '12.345.678,90')).toEqual([
    20, 20, 2_000, 125_050, 125_050, 1_234_567_890,
  ])
  expect(read('coins', '0.20', '1,25', '1,2345')).toEqual([null, null, null])
  expect(
    read('entries', '', '0.200', '-2', '1,250,5', '1.2.3', '12,34.5', 'ten', '9'.repeat(17)),
  ).toEqual([null, null, null, null, null, null, null, null])
})

it('has the stake of a round as its player read it, and checks the same whichever it is', () => {
  const told = { unit: 'entries', game: 'Jazz Bar Sevens' } as const
  const inEntries = fieldsFromRound(fairness, round.outcome, told) ?? noFields
  expect([known.stake, inEntries.stake, inEntries.game]).toEqual(['20', '0.20', told.game])
  expect(readFields(inEntries)).toEqual(readFields(known))
  expect(fieldsFromText(toText(inEntries))).toEqual(inEntries)
  expect(readFields({ ...inEntries, unit: 'coins' }).problems).toEqual(['stake'])
})

it('finds the model of a game by its title, however it is typed, and its only kind of round', () => {
  expect(modelOfTitle('escape velocity ')).toBe('flight-thousand')
  expect(modelOfTitle('Roulette')).toBeUndefined()
  const flight = withGame(noFields, 'Escape Velocity')
  expect([flight.modelId, flight.action]).toEqual(['flight-thousand', 'begin'])
  // One that sells free spins has two kinds of round.
  expect(withGame(noFields, 'Harbour Hush').action).toBe('')
  const unknown = withGame(known, 'Escape Vel')
  expect(readFields(unknown).problems).toEqual(['modelId'])
})

it('takes a round by its number or by a link that has one, and nothing else', () => {
  const id = '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001'
  for (const text of [
    id,
    ` ${id.toUpperCase()}\n`,
    `/verify?round=${id}`,
    `https://brand.example/verify?from=mail&round=${id}#result`,
  ]) {
    expect(roundIdOf(text)).toBe(id)
  }
  for (const text of [
    '',
    '12',
    `${id}0`,
    `x${id}`,
    toText(known),
    'https://brand.example/verify',
    `/verify?round=x${id}`,
  ]) {
    expect(roundIdOf(text)).toBeNull()
  }
})
