import { useIsAllowed, whenIdle } from '@marquee/core'
import { useEffect, useEffectEvent } from 'react'

type Watch = () => () => void

const watchLater = async (): Promise<Watch> => (await import('./watch.ts')).watch

/**
 * Measures how quickly the page came and answers, with consent for 'monitoring' and once the page has
 * nothing else to do. What is measured is kept from before that by the browser itself.
 */
export function useVitals(load: () => Promise<Watch> = watchLater): void {
  const allowed = useIsAllowed('monitoring')
  const fetchWatch = useEffectEvent(load)
  useEffect(() => {
    if (!allowed) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    const forget = whenIdle(() => {
      fetchWatch().then(
        (watch) => {
          if (!isOver) stop = watch()
        },
        // A visitor misses nothing by it.
        () => {},
      )
    })
    return () => {
      isOver = true
      forget()
      stop?.()
    }
  }, [allowed])
}
