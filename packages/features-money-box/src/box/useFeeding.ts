import { useEffect, useRef, useState } from 'react'
import { feedingMs } from './timing.ts'

/** Whether coins fall into the box: for 3000 ms from each time that more is in it (MONEYBOX-08). */
export function useFeeding(amount: number | undefined): boolean {
  const before = useRef(amount)
  const [fedAt, setFedAt] = useState<number | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = amount
    if (last !== undefined && amount !== undefined && amount > last) setFedAt(amount)
  }, [amount])
  useEffect(() => {
    if (fedAt === null) return undefined
    const timer = setTimeout(() => setFedAt(null), feedingMs)
    return () => clearTimeout(timer)
  }, [fedAt])
  return fedAt !== null
}
