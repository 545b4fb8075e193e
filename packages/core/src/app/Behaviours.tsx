import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from './AppContext.ts'
import { loadComponent } from './lazy.ts'
import { whenIdle } from './whenIdle.ts'

/** What features do beside their pages: fetched and mounted when the first page is at rest. */
export function Behaviours() {
  const { brand } = useApp()
  const [mounted, setMounted] = useState<ComponentType[]>([])
  useEffect(
    () =>
      whenIdle(() => {
        const loads = brand.features.flatMap((feature) => feature.behaviours ?? [])
        Promise.all(loads.map((load) => loadComponent(load))).then(setMounted, (error: unknown) =>
          console.error('What features do in the background could not be loaded.', error),
        )
      }),
    [brand],
  )
  return mounted.map((Mounted, index) => <Mounted key={index} />)
}
