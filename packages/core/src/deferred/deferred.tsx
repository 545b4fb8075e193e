import {
  type ComponentType,
  lazy,
  type PropsWithChildren,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Brand } from '../brand/types.ts'
import type { LazyComponent } from '../feature/pages.ts'
import { ensureMessages, hasMessages } from '../i18n/messages.ts'
import { useApp } from '../app/AppContext.ts'
import { kept } from '../app/kept.tsx'
import { arrivedComponent, loadComponent } from '../app/lazy.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { whenIdle } from '../app/whenIdle.ts'

const isServer = import.meta.env.SSR

/** Every deferred part whose module has been evaluated, with the brands that show it. */
const known = new Map<LazyComponent, DeferredOptions['shownBy']>()
const made = new WeakMap<object, ComponentType<object>>()

const atRest = (): Promise<void> => new Promise((resolve) => void whenIdle(() => resolve()))

/** `at once`: what the visitor it is for reaches for first; it only stays out of what others load. */
export type DeferredUntil = 'at rest' | 'at once'

export interface DeferredOptions {
  until?: DeferredUntil
  /** Id of the feature whose texts it shows; the document has those alone that stand on the page. */
  texts?: string
  /** Brands that show it; left out where all do. The others never fetch it. */
  shownBy?: (brand: Brand) => boolean
}

/** Takes over what the server rendered only while it is what would be rendered now. */
function TakeOver({ children, alive }: PropsWithChildren<{ alive: RefObject<boolean> }>) {
  const { moved, typed } = useApp().moves
  const [late] = useState(moved.happened)
  if (late && !typed.happened) use(typed.first)
  useEffect(() => {
    alive.current = true
  }, [alive])
  return children
}

function make(load: LazyComponent, { until = 'at rest', texts, shownBy }: DeferredOptions) {
  known.set(load, shownBy)
  async function arrive({ brand, i18n }: AppRuntime) {
    if (until === 'at rest') await atRest()
    const [part] = await Promise.all([
      loadComponent(load),
      texts && ensureMessages(brand, i18n, [texts]),
    ])
    return part
  }
  function begin(app: AppRuntime) {
    const Arrived = arrivedComponent(load)
    const hasTexts = isServer || !texts || hasMessages(app.i18n, texts)
    if (Arrived && hasTexts) return { Part: Arrived, arrival: null }
    const arrival = arrive(app)
    return { Part: lazy(async () => ({ default: await arrival })), arrival }
  }
  return kept(function Deferred(props: object) {
    const app = useApp()
    const { deferred: rendered, moves } = app
    const [{ Part, arrival }] = useState(() => begin(app))
    const [Anew, setAnew] = useState<ComponentType<object> | null>(null)
    const alive = useRef(false)
    if (isServer) rendered.set(load, until)
    useEffect(() => {
      let wanted = arrival !== null
      Promise.all([arrival, moves.moved.first]).then(
        ([part]) => {
          if (wanted && !alive.current && !moves.typed.happened) setAnew(() => part)
        },
        // The lazy part tells of it.
        () => {},
      )
      return () => {
        wanted = false
      }
    }, [arrival, moves])
    const Now = Anew ?? Part
    return (
      <Suspense key={Anew ? 'anew' : 'rendered'} fallback={null}>
        {Anew || !arrival ? (
          <Now {...props} />
        ) : (
          <TakeOver alive={alive}>
            <Now {...props} />
          </TakeOver>
        )}
      </Suspense>
    )
  })
}

/**
 * A part of a page that is rendered on the server and comes to life once the browser is at rest: its
 * words and links are there at once, its script is not in the first load. For what lies below the
 * first screen, and for what only some visitors have.
 */
export function deferred<P extends object>(
  load: LazyComponent<P>,
  options: DeferredOptions = {},
): ComponentType<P> {
  const key = load as LazyComponent
  const component = made.get(key) ?? make(key, options)
  made.set(key, component)
  return component as ComponentType<P>
}

/** Fetches every deferred part of a brand known so far: before a render on the server, before a page change in the browser. */
export async function loadDeferred(brand: Brand): Promise<void> {
  await Promise.all(
    [...known]
      .filter(([, isShown]) => isShown?.(brand) !== false)
      .map(async ([load]) => loadComponent(load)),
  )
}
