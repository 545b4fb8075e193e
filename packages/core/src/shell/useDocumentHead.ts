import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { headOf } from './head.ts'

/** Keeps the document's title and description those of the page; the server wrote the first. */
export function useDocumentHead(): void {
  const runtime = useApp()
  const matches = useRouterState({ select: (state) => state.matches })
  useEffect(() => {
    let over = false
    headOf(runtime, matches).then(
      ({ title, description }) => {
        if (over) return
        document.title = title
        document.querySelector('meta[name="description"]')?.setAttribute('content', description)
      },
      (error: unknown) => console.error('The title of this page could not be made.', error),
    )
    return () => {
      over = true
    }
  }, [runtime, matches])
}
