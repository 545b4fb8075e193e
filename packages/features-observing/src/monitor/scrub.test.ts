import { describe, expect, it } from 'vitest'
import { scrub, scrubText } from './scrub.ts'

describe('scrubText', () => {
  it.each([
    ['No account for robin@example.test.', 'No account for [removed].'],
    ['/reset?email=robin%40example.test&step=2', '/reset?email=[removed]&step=2'],
    ['/confirm?code=8271&token=abc#top', '/confirm?code=[removed]&token=[removed]#top'],
    ['/x?accessToken=abc&page=2', '/x?accessToken=[removed]&page=2'],
    ['Call +1 (415) 555-0132 now', 'Call [removed] now'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.sig', 'Bearer [removed]'],
    ['player 3f0c2f0e-6f0e-4c43-9d0b-3f2b5c3f9b11', 'player [removed]'],
  ])('takes out what is personal: %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected)
  })
  it.each([
    "Cannot read properties of undefined (reading 'balance')",
    'at useCountdown (https://brand.example/assets/shell-a1B2c3D4e5.js:1:20345)',
    '/library?category=popular-games&page=3',
    'Round 20260 of game 112 paid 1,250 coins',
  ])('leaves what explains an error: %s', (text) => {
    expect(scrubText(text)).toBe(text)
  })
  it('MONITOR-08 cuts addresses to 800 characters', () => {
    const url = `https://brand.example/${'ab/'.repeat(600)}`
    expect(scrubText(`at ${url} once`)).toBe(`at ${url.slice(0, 800)} once`)
  })
})

describe('scrub', () => {
  it('empties private fields in any depth and keeps the rest', () => {
    const payload = {
      Details: {
        Error: { ClassName: 'TypeError', Message: 'x of robin@example.test' },
        Client: { Name: 'raygun4js' },
        UserCustomData: [{ password: 'a', game: 12, refreshToken: 'b', birthDay: '1990-05-17' }],
      },
    }
    expect(scrub(payload)).toEqual({
      Details: {
        Error: { ClassName: 'TypeError', Message: 'x of [removed]' },
        Client: { Name: 'raygun4js' },
        UserCustomData: [
          { password: '[removed]', game: 12, refreshToken: '[removed]', birthDay: '[removed]' },
        ],
      },
    })
  })
})
