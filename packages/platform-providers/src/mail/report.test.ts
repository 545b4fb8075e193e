import { describe, expect, it } from 'vitest'
import { makeBounce, makeComplaint } from '../testing/mailReport.ts'
import { readReports } from './report.ts'

const about = { messageId: '<7.mia2@harbour.example>', to: 'ann@example.test' }

describe('a delivery status notification', () => {
  it('says which mail, whose address is dead, and what the other server said', () => {
    expect(readReports(makeBounce(about))).toEqual([
      {
        kind: 'bounce',
        messageId: about.messageId,
        contact: about.to,
        isAddressDead: true,
        problem: '550 5.1.1 No such user here',
      },
    ])
  })

  it.each([
    ['5.1.10', true],
    ['5.2.1', true],
    ['5.2.2', false],
    ['5.7.1', false],
    ['4.4.7', false],
  ])('takes %s for a dead address: %s', (status, isAddressDead) => {
    expect(readReports(makeBounce({ ...about, status }))).toMatchObject([{ isAddressDead }])
  })

  it('says nothing yet of a mail that is only late', () => {
    expect(readReports(makeBounce({ ...about, action: 'delayed', status: '4.4.1' }))).toEqual([])
  })

  it('is read with lines that end in one character', () => {
    expect(readReports(makeBounce(about).replaceAll('\r\n', '\n'))).toHaveLength(1)
  })

  it('speaks of every recipient that failed', () => {
    const two = makeBounce(about).replace(
      '\r\n\r\nFinal-Recipient',
      '\r\n\r\nFinal-Recipient: rfc822; bob@example.test\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\nFinal-Recipient',
    )
    expect(readReports(two).map(({ contact }) => contact)).toEqual([
      'bob@example.test',
      'ann@example.test',
    ])
  })
})

describe('an abuse report', () => {
  it('says whose complaint of which mail it is', () => {
    expect(readReports(makeComplaint(about))).toEqual([
      {
        kind: 'complaint',
        messageId: about.messageId,
        contact: about.to,
        isAddressDead: false,
        problem: 'The reader called it spam.',
      },
    ])
  })

  it('of another kind is none', () => {
    const other = makeComplaint(about).replace('Feedback-Type: abuse', 'Feedback-Type: not-spam')
    expect(readReports(other)).toEqual([])
  })
})

it.each([
  ['an absence note', 'Subject: Away\r\nContent-Type: text/plain\r\n\r\nI am away. Status: 5.1.1'],
  ['a multipart without a boundary', 'Content-Type: multipart/report\r\n\r\n--x\r\n'],
  ['nothing', ''],
])('%s is no report', (_, raw) => {
  expect(readReports(raw)).toEqual([])
})
