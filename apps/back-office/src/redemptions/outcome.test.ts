import { expect, it } from 'vitest'
import { approvalText, outcomeText } from './outcome.ts'

it('an approval says before and after whether somebody else has to approve too', () => {
  const one = { needsTwo: false, approvals: 0 }
  expect(approvalText(one)).toBe('The provider is told to pay.')
  expect(outcomeText('approve', { ...one, approvals: 1, status: 'approved' })).toBe(
    'This redemption is now being paid.',
  )
  const two = { needsTwo: true, approvals: 0 }
  expect(approvalText(two)).toContain('first of two')
  expect(outcomeText('approve', { ...two, approvals: 1, status: 'pending' })).toContain(
    'a second has to follow',
  )
  expect(approvalText({ ...two, approvals: 1 })).toContain('second of two')
  expect(outcomeText('approve', { ...two, approvals: 2, status: 'approved' })).toBe(
    'This redemption is now being paid.',
  )
  expect(outcomeText('ask', { ...two, status: 'asked' })).toBe(
    'This redemption is now waiting for the player.',
  )
})
