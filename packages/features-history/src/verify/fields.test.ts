import { type FairRecord, verifyRound } from '@marquee/game-math/fairness'
import { expect, it } from 'vitest'
import { makeDrawnRound } from '../testing/makeDrawn.ts'
import {
  fieldsFrom,
  fieldsFromRound,
  fieldsFromText,
  noFields,
  readFields,
  toText,
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
