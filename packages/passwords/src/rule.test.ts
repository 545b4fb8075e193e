import { describe, expect, it } from 'vitest'
import { passwordFault } from './rule.ts'

const robin = {
  name: 'Robin',
  surname: 'O’Neill-Reed',
  email: 'rob.in77@example.test',
  brand: ['Stormrush', 'stormrush'],
}

describe('passwordFault', () => {
  it.each(['password', '12345678', 'PASSWORD', 'iloveyou', 'p4ssw0rd', 'princess1'])(
    '%s > is refused as one of the most used',
    (password) => expect(passwordFault(password, robin)).toBe('common'),
  )

  it.each(['robin1990', 'R0bin!2024', 'oneill-reed1', 'rob.in77', 'stormrush1', 'robinreed99'])(
    '%s > is refused as built from name, e-mail or brand',
    (password) => expect(passwordFault(password, robin)).toBe('personal'),
  )

  it.each(['a long password', 'demo-play-2026', 'robin likes slow trains', 'kHj2-pQ9x-Lm4w'])(
    '%s > is allowed',
    (password) => expect(passwordFault(password, robin)).toBeNull(),
  )

  it('somebody without a name > is judged by the list alone', () => {
    expect(passwordFault('robin1990', { brand: [] })).toBeNull()
    expect(passwordFault('qwertyuiop', { brand: [] })).toBe('common')
  })
})
