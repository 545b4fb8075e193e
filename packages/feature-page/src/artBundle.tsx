import type { FeatureBundle } from '@marquee/core'
import type { Context, FunctionComponent } from 'react'

/** Puts the brand's drawing around a part of a feature. */
type Drawn = <P extends object>(Part: FunctionComponent<P>) => FunctionComponent<P>

/**
 * The parts of a feature that draws what the brand brings: it is fetched with them and handed down by a
 * context, null for a brand that brings none. A brand gives the module that has it by this name: what it
 * would unpack itself stands in its first script. The same parts each time: new ones would be mounted anew.
 */
export function artBundle<A, B extends FeatureBundle, N extends string>(
  Art: Context<A | null>,
  name: N,
  make: (drawn: Drawn) => B,
): (load?: () => Promise<Record<N, A>>) => Promise<B> {
  const made = new Map<A | null, B>()
  const makeFor = (art: A | null): B =>
    make(
      (Part) =>
        function WithArt(props) {
          return (
            <Art value={art}>
              <Part {...props} />
            </Art>
          )
        },
    )
  return async (load) => {
    const art = (await load?.())?.[name] ?? null
    const bundle = made.get(art) ?? makeFor(art)
    made.set(art, bundle)
    return bundle
  }
}
