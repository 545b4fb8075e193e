import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { ensureMessages } from '../i18n/messages.ts'

/** Fetches the texts of what no page brings along; true once they are there. */
export function useMessages(namespace: string): boolean {
  const { brand, i18n } = useApp()
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    ensureMessages(brand, i18n, [namespace]).then(
      () => setArrived(true),
      (error: unknown) =>
        console.error(`The texts of '${namespace}' could not be loaded; it is not shown.`, error),
    )
  }, [brand, i18n, namespace])
  return arrived
}
