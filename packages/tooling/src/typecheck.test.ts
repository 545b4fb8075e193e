import { expect, it } from 'vitest'
import { effortProblem } from './typecheck.ts'

const told = (instantiations: number) =>
  `Files:              9860\nTypes:           1523802\nInstantiations:  ${instantiations}\nCheck time:      86.551s`

it('types may be worked out as often as is allowed, and not once more', () => {
  expect(effortProblem(told(100), 100)).toBeNull()
  expect(effortProblem(told(101), 100)).toContain('101 times, at most 100')
})

it('a compiler that says it otherwise is told of, instead of passing whatever it costs', () => {
  expect(effortProblem('Files: 9860')).toContain('typecheck.ts has to follow')
})
