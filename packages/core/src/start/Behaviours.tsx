import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { loadComponent } from '../app/lazy.ts'
import { whenIdle } from '../app/whenIdle.ts'

/**
 * What shell and features do beside their pages: fetched when the first page is at rest, each mounted
 * when it arrives. One that does not come keeps none of the others away.
 */
export function Behaviours() {
  const { brand } = useApp()
  const [mounted, setMounted] = useState<ComponentType[]>([])
  useEffect(() => {
    let over = false
    let turn = Promise.resolve()
    const mount = async (arrived: ComponentType) => {
      // In a task of its own each, or what all of them begin with would be one long piece of work.
      await new Promise((resolve) => setTimeout(resolve))
      if (!over) setMounted((known) => [...known, arrived])
    }
    const cancel = whenIdle(() => {
      for (const load of brand.features.flatMap((feature) => feature.behaviours ?? [])) {
        loadComponent(load).then(
          (arrived) => void (turn = turn.then(() => mount(arrived))),
          (error: unknown) =>
            console.error('Something that works in the background could not be loaded.', error),
        )
      }
    })
    return () => {
      over = true
      cancel()
    }
  }, [brand])
  return mounted.map((Mounted, index) => <Mounted key={index} />)
}
