import { describe, expect, it } from 'vitest'
import { graphOf } from './moduleGraph.ts'

const at = (path: string) => `/repo/packages/${path}`

describe('graphOf', () => {
  it('sees through an index to what a name stands for', () => {
    const index = at('ui/src/index.ts')
    const user = at('core/src/Page.tsx')
    const read = { isEntry: false, dynamicallyImportedIds: [] }
    const graph = graphOf(
      new Map([
        [
          index,
          {
            ...read,
            importedIds: [at('ui/src/Button.tsx'), at('ui/src/Wheel.tsx')],
            code: "export { Button } from './Button.tsx'\nexport { Wheel } from './Wheel.tsx'",
          },
        ],
        [user, { ...read, importedIds: [index], code: "import { Button } from '@marquee/ui'" }],
      ]),
    )
    expect(graph.get(user)?.imports).toEqual([at('ui/src/Button.tsx')])
    expect(graph.get(user)?.isOffered).toBe(false)
  })
  it('keeps an index that makes something itself, with all that it takes for that', () => {
    const index = at('base-features/src/index.ts')
    const user = at('core/src/brand.ts')
    const read = { isEntry: false, dynamicallyImportedIds: [] }
    const graph = graphOf(
      new Map([
        [
          index,
          {
            ...read,
            importedIds: [at('features-one/src/feature.ts')],
            code: "import { one } from './feature.ts'\nexport const baseFeatures = () => [one()]",
          },
        ],
        [
          user,
          {
            ...read,
            importedIds: [index],
            code: "import { baseFeatures } from '@marquee/base-features'",
          },
        ],
      ]),
    )
    expect(graph.get(user)?.imports).toEqual([index])
    expect(graph.get(index)?.imports).toEqual([at('features-one/src/feature.ts')])
  })
})
