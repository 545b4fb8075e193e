/**
 * Keeps the buttons that are pressed while nothing can answer. What answers at once, or is alive when the
 * press has been heard, is not kept: React leaves a mark of its own on every element it has taken over.
 *
 * The document holds the text of this function and calls it before any other script: it may use nothing
 * from outside itself.
 */
export function listenForEarlyTaps(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      const isAlive = () => !button || Object.keys(button).some((key) => key.startsWith('__react'))
      // The browser sends forms by itself.
      if (!button || (button.form && button.type === 'submit') || isAlive()) return
      setTimeout(() => {
        if (!isAlive()) (window.earlyTaps ??= []).push(button)
      })
    },
    true,
  )
}
