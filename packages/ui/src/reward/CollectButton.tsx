import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../actions/Button.tsx'

/** So long, in ms, a press is the second one of a double tap on what stood there before. */
export const collectSettles = 400

/**
 * Ends a reward's moment. It often comes where the button was that began it: nobody collects unseen by
 * pressing twice. The keyboard and assistive technology wait for nothing.
 */
export function CollectButton(props: ButtonProps) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), collectSettles)
    return () => clearTimeout(timer)
  }, [])
  return <Button {...props} style={isSettled ? undefined : { pointerEvents: 'none' }} />
}
