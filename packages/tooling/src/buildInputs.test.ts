import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

interface DryRun {
  tasks: { taskId: string; inputs: Record<string, string> }[]
}

function tasksOfBrand(): DryRun['tasks'] {
  const text = execFileSync(
    'node_modules/.bin/turbo',
    ['run', 'build', '--filter=@marquee/app-stormrush', '--dry=json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return (JSON.parse(text) as DryRun).tasks
}

/** The files of a package on which the build of a brand depends. */
const inputsOf = (name: string): string[] =>
  Object.keys(tasksOfBrand().find(({ taskId }) => taskId === `${name}#sources`)?.inputs ?? {})

it('the build of a brand > depends on how pages are rendered', () => {
  expect(inputsOf('@marquee/core')).toContain('src/server/renderDocument.tsx')
})

it('the build of a brand > does not depend on what features do on the platform, nor on tests and stories', () => {
  const inputs = inputsOf('@marquee/features-bingo')
  expect(inputs).toContain('src/feature.ts')
  expect(inputs.filter((path) => /src\/server\/|\.test\.|\.stories\./.test(path))).toEqual([])
})

it('the build of a brand > waits for no other build, such as that of covers', () => {
  const builds = tasksOfBrand().filter(({ taskId }) => taskId.endsWith('#build'))
  expect(builds.map(({ taskId }) => taskId)).toEqual(['@marquee/app-stormrush#build'])
})
