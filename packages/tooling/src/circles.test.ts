import { describe, expect, it } from 'vitest'
import { findCircle, folderGraph } from './circles.ts'

const graphOf = (files: Record<string, string>) =>
  folderGraph(
    '/m',
    Object.entries(files).map(([file, text]) => ({ file: `/m/${file}`, text })),
  )

describe('circles of folders', () => {
  it('are found, however many folders they lead through', () => {
    const graph = graphOf({
      'a/one.ts': "import { two } from '../b/two.ts'\n",
      'b/two.ts': "import {\n  three,\n} from '../c/three.ts'\n",
      'c/three.ts': "export { one } from '../a/one.ts'\n",
    })
    expect(findCircle(graph)).toEqual(['a', 'b', 'c', 'a'])
  })

  it('are none where only types lead back, nor within a folder', () => {
    const graph = graphOf({
      'a/one.ts': "import { two } from '../b/two.ts'\nimport { other } from './other.ts'\n",
      'a/other.ts': "import { one } from './one.ts'\n",
      'b/two.ts': "import type { One } from '../a/one.ts'\nimport { z } from 'zod'\n",
      'index.ts': "import { one } from './a/one.ts'\n",
    })
    expect(findCircle(graph)).toBeNull()
    expect(graph).toEqual(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set()],
      ]),
    )
  })
})
