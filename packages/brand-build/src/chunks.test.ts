import { describe, expect, it } from 'vitest'
import { beginsAtRest } from './atRest.ts'
import { gather } from './chunks.ts'
import { firstModules } from './firstScreen.ts'
import type { GraphModule } from './moduleGraph.ts'

const at = (path: string) => `/repo/packages/${path}`

const makeModule = (overrides: Partial<GraphModule> = {}): GraphModule => ({
  isEntry: false,
  imports: [],
  parts: [],
  isOffered: false,
  ...overrides,
})

/** A brand with twelve parts that all show a field, and whatever else a test adds. */
function makeGraph(more: Record<string, Partial<GraphModule>> = {}) {
  const parts = Array.from({ length: 12 }, (_, index) => at(`features-one/src/Part${index}.tsx`))
  return new Map<string, GraphModule>([
    [
      '/repo/apps/one/client.ts',
      makeModule({
        isEntry: true,
        imports: [at('core/src/client.tsx')],
        parts: [at('core/src/layouts/DefaultLayout.tsx'), ...parts],
      }),
    ],
    [at('core/src/client.tsx'), makeModule()],
    [at('core/src/layouts/DefaultLayout.tsx'), makeModule({ imports: [at('ui/src/Button.tsx')] })],
    [at('ui/src/Button.tsx'), makeModule()],
    [at('ui/src/Field.tsx'), makeModule({ imports: [at('ui/src/Button.tsx')] })],
    ...parts.map((id) => [id, makeModule({ imports: [at('ui/src/Field.tsx')] })] as const),
    ...Object.entries(more).map(([id, module]) => [id, makeModule(module)] as const),
  ])
}

describe('gather', () => {
  it('leaves the first load where it is, and puts what the first screen waits for together', () => {
    const scripts = gather(makeGraph())
    expect(scripts.get(at('core/src/client.tsx'))).toBeUndefined()
    expect(scripts.get(at('core/src/layouts/DefaultLayout.tsx'))).toBe('frame')
    expect(scripts.get(at('ui/src/Button.tsx'))).toBe('frame')
  })
  it('puts what twelve parts use into one script, and leaves what one part uses with it', () => {
    const alone = at('ui/src/Wheel.tsx')
    const user = at('features-one/src/Part0.tsx')
    const scripts = gather(
      makeGraph({ [alone]: {}, [user]: { imports: [at('ui/src/Field.tsx'), alone] } }),
    )
    expect(scripts.get(at('ui/src/Field.tsx'))).toBe('kit')
    expect(scripts.get(alone)).toBeUndefined()
    expect(scripts.get(user)).toBeUndefined()
  })
  it('gathers nothing that brings a library along', () => {
    const library = '/repo/node_modules/large/index.js'
    const scripts = gather(
      makeGraph({ [library]: {}, [at('ui/src/Field.tsx')]: { imports: [library] } }),
    )
    expect(scripts.get(at('ui/src/Field.tsx'))).toBeUndefined()
  })
  it('puts into one script what begins at rest and a page stands on too, and leaves the rest with what begins', () => {
    const [clock, code] = [at('core/src/clock.ts'), at('core/src/code.ts')]
    const [watch, query] = [at('features-two/src/Watch.tsx'), at('features-two/src/queries.ts')]
    const library = '/repo/node_modules/small/index.js'
    const page = at('features-one/src/Part0.tsx')
    const graph = makeGraph({
      [clock]: {},
      [code]: {},
      [query]: {},
      [library]: {},
      [watch]: { imports: [clock, code, query, library] },
      [beginsAtRest]: { imports: [watch] },
      [page]: { imports: [at('ui/src/Field.tsx'), code, query, library] },
      [at('core/src/client.tsx')]: { parts: [beginsAtRest] },
    })
    const scripts = gather(graph)
    expect(scripts.get(watch)).toBeUndefined()
    expect(scripts.get(clock)).toBeUndefined()
    expect(scripts.get(code)).toBe('common')
    expect(scripts.get(query)).toBe('common')
    expect(scripts.get(library)).toBe('kit')
  })
  it('tells by what the shell offers, not by who takes it, what goes with nearly every part', () => {
    const notices = at('core/src/notices.ts')
    const held = at('core/src/held.ts')
    const taker = at('features-one/src/Part0.tsx')
    const scriptsOf = (more: Record<string, Partial<GraphModule>>) =>
      gather(
        makeGraph({
          [notices]: { isOffered: true, imports: [held] },
          [held]: {},
          [beginsAtRest]: { imports: [notices] },
          [at('core/src/client.tsx')]: { parts: [beginsAtRest] },
          ...more,
        }),
      )
    for (const scripts of [
      scriptsOf({}),
      scriptsOf({ [taker]: { imports: [at('ui/src/Field.tsx'), notices] } }),
    ]) {
      expect(scripts.get(notices)).toBe('kit')
      expect(scripts.get(held)).toBe('kit')
    }
  })
  it('has what pages of features stand on in every brand, however few pages it has', () => {
    const frame = at('feature-page/src/PageFrame.tsx')
    const graph = makeGraph({
      [frame]: {},
      [at('features-one/src/Part0.tsx')]: { imports: [at('ui/src/Field.tsx'), frame] },
    })
    expect(gather(graph).get(frame)).toBe('kit')
  })
  it('gives a feature one script for what first screens need of it, beside the part itself', () => {
    const declared = firstModules.find((module) => module.startsWith('features-')) ?? ''
    const [feature = ''] = declared.split('/')
    const home = at(declared)
    const query = at(`${feature}/src/queries.ts`)
    const graph = makeGraph({
      [query]: {},
      [home]: { imports: [query] },
      [at('core/src/client.tsx')]: { parts: [home] },
    })
    const scripts = gather(graph)
    expect(scripts.get(query)).toBe(feature)
    expect(scripts.get(home)).toBeUndefined()
  })
  it('never lets a gathered script lead back to one that leads to it', () => {
    const graph = makeGraph()
    const scripts = gather(graph)
    const order = ['frame', 'kit', 'common']
    const links = [...scripts].flatMap(([id, name]) =>
      (graph.get(id)?.imports ?? []).map((next) => [name, scripts.get(next) ?? name] as const),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(([from, to]) => order.indexOf(to) > order.indexOf(from))).toEqual([])
  })
})
