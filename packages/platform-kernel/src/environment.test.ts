import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EnvironmentError, port, readEnvironment, variable } from './environment.ts'

const variables = {
  DOOR: variable(port, { description: 'Where it listens.', example: '3000' }),
  SECRET: variable(z.string().min(8, 'at least 8 characters'), {
    description: 'What it is known by.',
    example: 'openssl rand -base64 24',
    secret: true,
  }),
  MOOD: variable(z.enum(['calm', 'loud']).default('calm'), {
    description: 'How it sounds.',
    example: 'loud',
  }),
}
const fit = { DOOR: '8080', SECRET: 'long-enough' }
const failure = (env: Record<string, string>): string => {
  try {
    readEnvironment(variables, env)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
  }
  return 'none'
}

describe('readEnvironment', () => {
  it('gives each variable as its schema has it, and what holds without it', () => {
    expect(readEnvironment(variables, { ...fit, OTHER: 'x' })).toEqual({
      DOOR: 8080,
      SECRET: 'long-enough',
      MOOD: 'calm',
    })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readEnvironment(variables, { ...fit, MOOD: '' }).MOOD).toBe('calm')
  })

  it('says in a sentence for each what is wrong, what it is for and what would be right', () => {
    expect(failure({ DOOR: 'front' })).toBe(
      `The environment does not fit:
  DOOR is 'front', which does not fit (a whole number from 0 to 65535). Where it listens. Set it, for example DOOR=3000
  SECRET is missing. What it is known by. Set it (openssl rand -base64 24).`,
    )
  })

  it('never writes a secret', () => {
    expect(failure({ ...fit, SECRET: 'hush' })).toBe(
      'The environment does not fit:\n  SECRET does not fit (at least 8 characters). What it is known by. Set it (openssl rand -base64 24).',
    )
  })
})
