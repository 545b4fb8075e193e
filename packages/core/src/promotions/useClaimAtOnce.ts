import { useEffect, useState } from 'react'

/**
 * Claims as what shows a reward appears, where its claim was pressed on another page (`claims` of a
 * feature); once.
 * @param isWanted false until it can be claimed.
 */
export function useClaimAtOnce(isWanted: boolean, claim: () => void): void {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isWanted || isDone) return
    setDone(true)
    claim()
  }, [isWanted, isDone, claim])
}
