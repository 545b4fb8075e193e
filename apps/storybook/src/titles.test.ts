import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

const stories = globSync(
  ['packages/*/src/**/*.stories.tsx', 'apps/storybook/src/**/*.stories.tsx'],
  { cwd: root },
).map((file) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  const [, meta = ''] = /const meta[^=]*= ([\s\S]*?)export default meta/.exec(source) ?? []
  return [file, /^\{?\s*title: '([^']+)'/.exec(meta)?.[1]] as const
})

describe('titles of stories', () => {
  it.each(stories)('%s > has a name in words, and none made of its folders', (_, title) => {
    expect(title).toMatch(/^[A-Z]/)
    // As people write it: `Cosmic Boxes`, and neither `CosmicBoxes` nor `cosmic-boxes`.
    expect(title).not.toMatch(/[a-z][A-Z]|\w-\w+-|_|\.tsx?/)
  })

  it('are told apart', () => {
    const titles = stories.map(([, title]) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})
