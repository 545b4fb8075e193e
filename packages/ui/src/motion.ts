/** Whether animation is unwelcome: the system says so, or the player's own toggle does. */
export function prefersStillness(): boolean {
  if (typeof document === 'undefined') return true
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
