import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

interface DryRun {
  tasks: { taskId: string; inputs: Record<string, string> }[]
}

/** The files of a package on which the build of a brand depends. */
function inputsOf(name: string): string[] {
  const text = execFileSync(
    'node_modules/.bin/turbo',
    ['run', 'build', '--filter=@marquee/app-stormrush', '--dry=json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { tasks } = JSON.parse(text) as DryRun
  return Object.keys(tasks.find(({ taskId }) => taskId === `${name}#build`)?.inputs ?? {})
}

it('the build of a brand > depends on how pages are rendered', () => {
  expect(inputsOf('@marquee/core')).toContain('src/server/renderDocument.tsx')
})

it('the build of a brand > does not depend on what features do on the platform, nor on tests and stories', () => {
  const inputs = inputsOf('@marquee/features-bingo')
  expect(inputs).toContain('src/feature.ts')
  expect(inputs.filter((path) => /src\/server\/|\.test\.|\.stories\./.test(path))).toEqual([])
})
